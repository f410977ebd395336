import { hasTarget, PLATFORM } from '../../../src/domain/navigation/links'

/** What a link of the kind `platform` can name beside pages. */
const MOVES = ['navigation', 'scanOrder', 'officialLink']

/** The names that a link of the kind `platform` can have in this storefront. */
export const DESTINATIONS = [...PLATFORM.keys(), ...MOVES].filter((name) =>
  hasTarget({ params: 'platform', name: { id: name }, value: { id: 'any' } }),
)
