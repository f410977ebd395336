import * as v from 'valibot'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { PaymentData } from '../../db/columnTypes'
import { ProviderError } from '../providerError'
import { cardPage, type CardForm, type CardTaking, type CardToCharge, type ChargedCard } from './cardTaking'
import { OPN, type OpnApi, OpnApiError } from './opnApi'
import { charge, type OpnCharge, refOf } from './opnCharge'
import type { PaymentRequest } from './paymentProvider'

const CURRENCY = 'THB'
/** What Opn takes by card in baht, satang (https://docs.omise.co/currency-and-amount). */
const SMALLEST = 2_000
const LARGEST = 15_000_000
/** How far the clocks of both sides may differ, and how long a request may take, when a lost charge is looked for. */
const CLOCKS_MS = 5 * MINUTE_MS
const LATEST_MS = 30 * MINUTE_MS
/** Charges that are read at once, and how often, when one is looked for. */
const PAGE = 100
const MAX_PAGES = 10
/** The token was charged before: by this payment when its reply was lost. */
const USED = 'used_token'
/** Opn could not reach the bank, so that the charge may have been made. */
const UNSURE = [USED, 'backend_error', 'internal_error', 'service_unavailable']

const list = v.object({ object: v.literal('list'), total: v.number(), data: v.array(v.unknown()) })
const bankPage = v.pipe(v.string(), v.regex(/^https?:\/\//))

/** Cards by Opn's pre-built form (https://docs.omise.co/omise-js) and charges of its tokens (https://docs.omise.co/charging-cards). */
export class OpnCards implements CardTaking {
  constructor(
    private readonly api: OpnApi,
    readonly form: CardForm,
  ) {}

  /** Nothing is known at Opn before a card is charged. */
  begin({ ref, amount, returnUrl }: Pick<PaymentRequest, 'ref' | 'amount' | 'returnUrl'>): PaymentData {
    if (amount < SMALLEST || amount > LARGEST) throw new ProviderError(OPN, 'destination', 'does not take this amount')
    return { payType: 'card', payUrl: cardPage(ref), ...(returnUrl && { returnUrl }) }
  }

  async charge(card: CardToCharge): Promise<ChargedCard> {
    const { ref, amount, token, orderNo, merchant, returnUrl, begunAt } = card
    try {
      const made = await this.api.request('/charges', charge, {
        amount,
        currency: CURRENCY,
        card: token,
        description: `${orderNo} ${merchant}`,
        metadata: { ref },
        ...(returnUrl && { return_uri: returnUrl }),
      })
      return chargedOf(made)
    } catch (error) {
      if (error instanceof OpnApiError && !UNSURE.includes(error.code)) throw error
      const made = await this.find(ref, begunAt)
      if (made) return chargedOf(made)
      throw error instanceof OpnApiError ? new ProviderError(OPN, 'down', error.message) : error
    }
  }

  /** The charge of a payment whose id is not known, because the reply to it was lost; undefined when there is none. */
  async find(ref: string, begunAt: Date): Promise<OpnCharge | undefined> {
    const from = new Date(begunAt.getTime() - CLOCKS_MS).toISOString()
    const to = new Date(begunAt.getTime() + LATEST_MS).toISOString()
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const part = new URLSearchParams({ from, to, order: 'chronological', limit: String(PAGE) })
      part.set('offset', String(page * PAGE))
      const { data, total } = await this.api.request(`/charges?${part.toString()}`, list)
      for (const one of data) {
        // Charges that were made elsewhere may have another form.
        const made = v.safeParse(charge, one)
        if (made.success && refOf(made.output) === ref) return made.output
      }
      if (total <= (page + 1) * PAGE) return undefined
    }
    return undefined
  }
}

function chargedOf({ id, status, authorize_uri: page }: OpnCharge): ChargedCard {
  return { providerId: id, ...(status === 'pending' && v.is(bankPage, page) && { confirmUrl: page }) }
}
