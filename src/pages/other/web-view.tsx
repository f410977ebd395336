import { LinkBroken } from '@/components/loading/LinkBroken'
import { useEffect } from 'react'
import '@/i18n/en/web'
import { IconBadge } from '@/ui/media/IconBadge'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { StateView } from '@/ui/feedback/StateView'
import { useText } from '@/hooks/useText'
import { WebFrame } from './parts/WebFrame'
import { hostOf } from '@/domain/navigation/url'
import { useCopy } from '@/hooks/useCopy'
import { useStores } from '@/hooks/useStores'
import { openExternal } from '@/platform/navigation/external'
import { hostDrawsBack, nameBar } from '@/platform/device/hostBar'
import { back } from '@/platform/navigation/navigation'
import { canShow } from '@/platform/navigation/webPage'

/**
 * A page of the web, which `src` names; its host is shown above, so that it is not mistaken for the storefront. Pages of other hosts
 * than the merchant's are opened outside when the guest agrees. Mini-programs cannot open a browser: there the address is copied.
 */
function WebPage({ query: { src = '' } }: PageProps<'/pages/other/web-view'>) {
  const t = useText()
  const { config } = useStores()
  const copy = useCopy()
  const host = hostOf(src)
  const title = host ?? t('web.title')
  const shown = host !== undefined && canShow(src, config.forms.basicSetting?.webHosts ?? [])
  useEffect(() => {
    if (!shown) nameBar(title)
  }, [shown, title])
  const content = () => {
    if (!host) return <LinkBroken text="web.wrong" />
    if (shown) return <WebFrame src={src} />
    const leave =
      process.env.TARO_ENV === 'h5'
        ? { text: t('web.leave'), action: t('web.open'), onAction: () => openExternal(src) }
        : { text: t('web.leaveApp'), action: t('web.copy'), onAction: () => copy(src) }
    return <StateView above={<IconBadge icon="globe" />} title={host} {...leave} />
  }
  return (
    <>
      {!hostDrawsBack && <NavBar title={title} onBack={() => back()} />}
      {content()}
    </>
  )
}

export default screen('/pages/other/web-view', WebPage, { header: 'own' })
