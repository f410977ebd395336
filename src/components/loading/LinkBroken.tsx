import { observer } from 'mobx-react-lite'
import '@/i18n/en/linkBroken'
import { useText } from '@/hooks/useText'
import type { MessageKey } from '@/i18n/messages'
import { relaunch } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'

interface Props {
  /** URL of an illustration. */
  art?: string
  /** What happened; by default that the link is incomplete. */
  title?: string | undefined
  text?: MessageKey
  /** The page where the missing parameter can be chosen; the home page by default. */
  action?: MessageKey
  onAction?: () => void
}

const toHome = () => relaunch('/pages/index/index')

/** State of a page whose link lacks a required parameter. */
export const LinkBroken = observer(function LinkBroken({
  title,
  text = 'linkBroken.text',
  action = 'errors.toHome',
  onAction = toHome,
  ...rest
}: Props) {
  const t = useText()
  return (
    <Empty {...rest} title={title ?? t('linkBroken.title')} text={t(text)} action={t(action)} onAction={onAction} />
  )
})
