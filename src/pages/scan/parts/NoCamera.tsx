import { observer } from 'mobx-react-lite'
import { IconBadge } from '@/ui/media/IconBadge'
import { StateView } from '@/ui/feedback/StateView'
import { useText } from '@/hooks/useText'
import type { MessageKey } from '@/i18n/messages'
import type { CameraFailure } from '@/platform/web/camera'

interface Props {
  failure: CameraFailure
  onRetry: () => void
}

const TEXTS: Record<CameraFailure, { title: MessageKey; text: MessageKey }> = {
  denied: { title: 'scan.denied', text: 'scan.deniedText' },
  none: { title: 'scan.noCamera', text: 'scan.noCameraText' },
  busy: { title: 'scan.busy', text: 'scan.busyText' },
}

/** Explains a camera error and what to do. */
export const NoCamera = observer(function NoCamera({ failure, onRetry }: Props) {
  const t = useText()
  const { title, text } = TEXTS[failure]
  const again = failure !== 'none'
  return (
    <StateView
      above={<IconBadge icon="camera" />}
      title={t(title)}
      text={t(text)}
      action={again ? t('scan.useCamera') : undefined}
      onAction={onRetry}
    />
  )
})
