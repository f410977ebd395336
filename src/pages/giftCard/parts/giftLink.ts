import { urlOf } from '@/platform/navigation/navigation'

const PAGE = '/pages/other/giftCard/givedl'

/** The address of a gift on the web. `site` is the storefront's address. */
export function giftAddress(site: string, token: string): string {
  return `${site}/#${urlOf(PAGE, { token })}`
}
