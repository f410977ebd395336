import type { OrderAction } from '@/contract/order'
import { isBill } from './orderKind'
import { holds, type Offer, type OrderFacts, orderStateOf } from './orderState'

/** What an offer may ask besides. */
export interface OfferFacts extends OrderFacts {
  /** The money may be asked back: it has come, nothing is under way about it, and it is not too late. */
  refundable: boolean
  /** The guest has said how it was. */
  rated: boolean
}

/** What parts of a bill, which hold no dishes, are not offered. */
const OF_DISHES: readonly OrderAction[] = ['again', 'feedback']

/** What the guest may do with an order now; nothing in a state this version does not know. */
export function actionsOf(code: number, facts: OfferFacts): OrderAction[] {
  const offers = orderStateOf(code)?.offers ?? []
  const actions = offers.filter((offer) => isOffered(offer.when, facts)).map((offer) => offer.action)
  return isBill(facts) ? actions.filter((action) => !OF_DISHES.includes(action)) : actions
}

function isOffered(condition: Offer['when'], facts: OfferFacts): boolean {
  if (condition === 'refundable') return facts.refundable
  if (condition === 'unrated') return !facts.rated
  return holds(condition, facts)
}
