import type { OrderAction } from '@/contract/order/order'
import { hasDishes } from './orderKind'
import { holds, type Offer, type OrderFacts, orderStateOf } from './orderState'

/** Conditions of actions besides the state. */
export interface OfferFacts extends OrderFacts {
  /** Whether a refund can be requested: paid, no open request, and within the period. */
  refundable: boolean
  /** Whether the guest has given feedback. */
  rated: boolean
}

/** Actions that orders without dishes do not offer. */
const OF_DISHES: readonly OrderAction[] = ['again', 'feedback']

/** The guest's actions of an order; none in an unknown state. */
export function actionsOf(code: number, facts: OfferFacts): OrderAction[] {
  const offers = orderStateOf(code)?.offers ?? []
  const actions = offers.filter((offer) => isOffered(offer.when, facts)).map((offer) => offer.action)
  return hasDishes(facts) ? actions : actions.filter((action) => !OF_DISHES.includes(action))
}

function isOffered(condition: Offer['when'], facts: OfferFacts): boolean {
  if (condition === 'refundable') return facts.refundable
  if (condition === 'unrated') return !facts.rated
  return holds(condition, facts)
}
