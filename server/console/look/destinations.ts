import { hasTarget, PLATFORM, targetOf } from '../../../src/domain/navigation/links'

/** What a link of the kind `platform` can name beside pages. */
const MOVES = ['navigation', 'scanOrder', 'officialLink']
const ANY = { storeId: '', officialLink: '' }

const linkTo = (id: string) => ({ params: 'platform', name: { id } })

/** The address of a page that needs nothing but its name; null when there is none. */
function addressOf(name: string): string | null {
  const target = targetOf(linkTo(name), ANY)
  if (target.kind !== 'page' || target.orderType) return null
  const query = new URLSearchParams(target.query).toString()
  return target.path + (query && `?${query}`)
}

/** What a link of the kind `platform` can lead to in this storefront. */
export const DESTINATIONS = [...PLATFORM.keys(), ...MOVES]
  .filter((name) => hasTarget({ ...linkTo(name), value: { id: 'any' } }))
  .map((name) => ({ name, address: addressOf(name) }))
