import type { Link } from '@/contract/config'
import { targetOf } from '@/domain/links'
import { call } from '@/platform/device'
import { openMiniProgram } from '@/platform/miniProgram'
import { open, urlOf } from '@/platform/navigation'
import { useStores } from './useStores'
import { useText } from './useText'

/** Follows the merchant's links. What leads nowhere is said. */
export function useFollow(): (link: Link) => void {
  const { shop, ui, config } = useStores()
  const t = useText()

  const jump = async (appId: string, path: string) => {
    if (!(await openMiniProgram(appId, path))) ui.say(t('links.miniProgram'))
  }

  return (link) => {
    const target = targetOf(link, { storeId: shop.id, officialLink: config.forms.basicSetting?.officialLink ?? '' })
    switch (target.kind) {
      case 'page':
        if (target.flag !== undefined) shop.takeFlag(target.flag)
        open(urlOf(target.path, target.query))
        break
      case 'call':
        call(target.phone)
        break
      case 'miniProgram':
        void jump(target.appId, target.path)
        break
      case 'none':
        ui.say(t('links.none'))
    }
  }
}
