import '@/i18n/en/linkBroken'
import { Empty } from '@/ui/feedback/Empty'
import { screen } from '@/shell/screen'
import { useText } from '@/hooks/useText'
import { relaunch } from '@/platform/navigation/navigation'

/** Page for unknown paths, such as old links or mall pages. */
function Missing() {
  const t = useText()
  return (
    <Empty
      title={t('linkBroken.notFound')}
      text={t('linkBroken.text')}
      action={t('errors.toHome')}
      onAction={() => relaunch('/pages/index/index')}
    />
  )
}

export default screen('/pages/other/missing', Missing)
