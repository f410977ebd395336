import { useEffect } from 'react'
import '@/i18n/en/web'
import { Disc } from '@/components/Disc'
import { Empty } from '@/components/Empty'
import { NavBar } from '@/components/NavBar'
import { screen, type PageProps } from '@/components/screen'
import { StateView } from '@/components/StateView'
import { useText } from '@/components/useText'
import { WebFrame } from '@/components/WebFrame'
import { hostOf } from '@/domain/address'
import { openExternal } from '@/platform/external'
import { hostDrawsBack, nameBar } from '@/platform/hostBar'
import { back, relaunch } from '@/platform/navigation'
import { canShow } from '@/platform/webPage'

// A page of the web begins below Alipay's bar, which then tells its title; elsewhere nobody knows the word.
definePageConfig({ transparentTitle: 'none' })

const LEAVE = process.env.TARO_ENV === 'h5' ? 'web.open' : 'web.copy'

/** A page of the web, which `src` names; its host stands above it, so that nobody takes it for ours. */
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
    return <StateView above={<Disc icon="globe" />} title={host} text={t('web.leave')} {...leave} />
  }
  return (
    <>
      {!hostDrawsBack && <NavBar title={title} onBack={() => back()} />}
      {content()}
    </>
  )
}

export default screen('/pages/other/web-view', WebPage, { header: 'own' })
