import type { Link, Navigation } from '@/contract/link'
import { targetOf, targetOfAddress, type LinkTarget } from '@/domain/navigation/links'
import { leadsToEnabled } from '@/domain/config/featureFlags'
import { call } from '@/platform/device/device'
import { openMiniProgram } from '@/platform/navigation/miniProgram'
import { navigate, urlOf } from '@/platform/navigation/navigation'
import { openLocation } from '@/platform/location/openLocation'
import type { Stores } from '@/stores/root'
import { useScan } from './useScan'
import { useStores } from './useStores'
import { useText } from './useText'

function read(to: Link | string, { config, shop }: Stores): LinkTarget {
  if (!leadsToEnabled(config.featureFlags, to)) return { kind: 'none' }
  if (typeof to === 'string') return targetOfAddress(to)
  return targetOf(to, { storeId: shop.id, officialLink: config.forms.basicSetting?.officialLink ?? '' })
}

/** Follows configured links and URLs; `how` is the kind of navigation to a URL. An unknown target shows a message. */
export function useFollowLink(): (to: Link | string, navigation?: Navigation) => void {
  const stores = useStores()
  const { shop, ui } = stores
  const t = useText()
  const scan = useScan()

  const jump = async (appId: string, path: string) => {
    if (!(await openMiniProgram(appId, path))) ui.notify(t('links.miniProgram'))
  }

  const showWay = async () => {
    await shop.start()
    if (shop.info.value) openLocation(shop.info.value)
    else ui.report(shop.info.error)
  }

  return (to, navigation) => {
    const target = read(to, stores)
    switch (target.kind) {
      case 'page':
        if (target.orderType) shop.chooseOutType(target.orderType)
        navigate(urlOf(target.path, target.query), typeof to === 'string' ? navigation : to.type)
        break
      case 'call':
        call(target.phone)
        break
      case 'miniProgram':
        void jump(target.appId, target.path)
        break
      case 'directions':
        void showWay()
        break
      case 'scan':
        scan()
        break
      case 'none':
        ui.notify(t('links.none'))
    }
  }
}
