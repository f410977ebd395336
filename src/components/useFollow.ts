import type { Link, Navigation } from '@/contract/link'
import { targetOf, targetOfAddress, type LinkTarget } from '@/domain/links'
import { addressHasPower, linkHasPower } from '@/domain/power'
import { call } from '@/platform/device'
import { openMiniProgram } from '@/platform/miniProgram'
import { navigate, urlOf } from '@/platform/navigation'
import { openLocation } from '@/platform/openLocation'
import { useScan } from './useScan'
import { useStores } from './useStores'
import { useText } from './useText'

/** Follows the merchant's links and addresses; `how` an address is gone to, which a link says itself. What leads nowhere is said. */
export function useFollow(): (to: Link | string, how?: Navigation) => void {
  const { shop, ui, config } = useStores()
  const t = useText()
  const scan = useScan()

  const jump = async (appId: string, path: string) => {
    if (!(await openMiniProgram(appId, path))) ui.say(t('links.miniProgram'))
  }

  const showWay = async () => {
    await shop.start()
    if (shop.info.value) openLocation(shop.info.value)
    else ui.report(shop.info.error)
  }

  const read = (to: Link | string): LinkTarget =>
    typeof to === 'string'
      ? targetOfAddress(to)
      : targetOf(to, { storeId: shop.id, officialLink: config.forms.basicSetting?.officialLink ?? '' })

  const leads = (to: Link | string) =>
    typeof to === 'string' ? addressHasPower(config.power, to) : linkHasPower(config.power, to)

  return (to, how) => {
    const target: LinkTarget = leads(to) ? read(to) : { kind: 'none' }
    switch (target.kind) {
      case 'page':
        if (target.flag !== undefined) shop.takeFlag(target.flag)
        navigate(urlOf(target.path, target.query), typeof to === 'string' ? how : to.type)
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
        ui.say(t('links.none'))
    }
  }
}
