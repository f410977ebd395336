import { useEffect } from 'react'
import '@/i18n/en/web'
import { IconBadge } from '@/ui/media/IconBadge'
import { Empty } from '@/ui/feedback/Empty'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { StateView } from '@/ui/feedback/StateView'
import { useText } from '@/hooks/useText'
import { WebFrame } from './parts/WebFrame'
import { hostOf } from '@/domain/navigation/url'
import { openExternal } from '@/platform/navigation/external'
import { hostDrawsBack, nameBar } from '@/platform/device/hostBar'
import { back, relaunch } from '@/platform/navigation/navigation'
import { canShow } from '@/platform/navigation/webPage'

const LEAVE = process.env.TARO_ENV === 'h5' ? 'web.open' : 'web.copy'

/** A page of the web, which `src` names; its host is shown above, so that it is not mistaken for the storefront. */
function WebPage({ query: { src = '' } }: PageProps<'/pages/other/web-view'>) {
  const t = useText()
  const host = hostOf(src)
  const title = host ?? t('web.title')
  const shown = host !== undefined && canShow(src)
  useEffect(() => {
    if (!shown) nameBar(title)
  }, [shown, title])
  const content = () => {
    if (!host) {
      const home = { action: t('errors.toHome'), onAction: () => relaunch('/pages/index/index') }
      return <Empty title={t('errors.missingQuery')} text={t('web.wrong')} {...home} />
    }
    if (shown) return <WebFrame src={src} />
    const leave = { action: t(LEAVE), onAction: () => openExternal(src) }
    return <StateView above={<IconBadge icon="globe" />} title={host} text={t('web.leave')} {...leave} />
  }
  return (
    <>
      {!hostDrawsBack && <NavBar title={title} onBack={() => back()} />}
      {content()}
    </>
  )
}

export default screen('/pages/other/web-view', WebPage, { header: 'own' })
