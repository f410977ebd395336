import { observer } from 'mobx-react-lite'
import { Empty } from '@/components/Empty'
import { useText } from '@/components/useText'
import { relaunch } from '@/platform/navigation'

/** For a link that does not say what to show. */
export const LinkBroken = observer(function LinkBroken() {
  const t = useText()
  const home = { action: t('errors.toHome'), onAction: () => relaunch('/pages/index/index') }
  return <Empty title={t('errors.missingQuery')} text={t('errors.notFoundHint')} {...home} />
})
