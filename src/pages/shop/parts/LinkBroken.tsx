import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'
import { relaunch } from '@/platform/navigation/navigation'

/** Error state of a page opened without its required query. */
export const LinkBroken = observer(function LinkBroken() {
  const t = useText()
  const home = { action: t('errors.toHome'), onAction: () => relaunch('/pages/index/index') }
  return <Empty title={t('errors.missingQuery')} text={t('errors.notFoundHint')} {...home} />
})
