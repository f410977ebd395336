import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import { Modal } from '@/ui/overlays/Modal'

/** What a form lacks, and the id of its element. */
export interface Lacking {
  text: string
  id: string
}

interface Props {
  lacking: Lacking
  onClose: () => void
}

/** What a form lacks; the button leads there. */
export function MissingTip({ lacking, onClose }: Props) {
  const t = useText()
  const lead = () => {
    onClose()
    reveal(lacking.id)
  }
  return (
    <Modal
      icon="info"
      title={t('common.notice')}
      text={lacking.text}
      actionText={t('common.confirm')}
      onSafe={lead}
      onAction={lead}
    />
  )
}
