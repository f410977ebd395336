import type { Endpoint, Envelope, Input, Reply } from '../../../../src/contract/endpoint'
import { type GiftCardDetail, giftCardContract as calls } from '../../../../src/contract/wallet/giftCard'
import { payContract } from '../../../../src/contract/payment/pay'
import type { PayType } from '../../../../src/contract/payment/payType'
import { giftCardDesigns } from '../../../../server/db/schema/wallet/giftCards'
import { signInAs } from '../accounts/accounts'
import { freshBistro } from '../database/freshBistro'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'

/** Puts a design on sale: 200 or 500 baht, or any amount from 100 to 3,000. */
export async function sellCards({ db }: Backend): Promise<void> {
  await db.insert(giftCardDesigns).values({
    id: 'birthday',
    category: { en: 'Birthday', th: 'วันเกิด' },
    name: { en: 'Happy birthday', th: 'สุขสันต์วันเกิด' },
    cover: 'pictures/cake.webp',
    colours: { from: '#fff3c4', to: '#f6dc94', ink: '#4a2e00' },
    faceValues: [20_000, 50_000],
    minAmount: 10_000,
    maxAmount: 300_000,
  })
}

/** A member who buys, gives and redeems gift cards at the store `ari`. */
export class CardHolder {
  private constructor(
    private readonly backend: Backend,
    readonly token: string,
    readonly userId: string,
  ) {}

  static async enter(backend: Backend, name: string): Promise<CardHolder> {
    const { token, userInfo } = await signInAs(backend, name)
    return new CardHolder(backend, token, userInfo.id)
  }

  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    return this.backend.ask(endpoint, input, { token: this.token })
  }

  call<E extends Endpoint>(endpoint: E, input: Input<E>, key?: string): Promise<Envelope<Reply<E>>> {
    return this.backend.call(endpoint, input, { token: this.token, ...(key && { key }) })
  }

  order(faceValue = 50_000, payType: PayType = 'promptpay', message = 'Enjoy') {
    return this.ask(calls.order, { storeId: 'ari', designId: 'birthday', faceValue, message, payType })
  }

  /** The bank's reference of the code that pays an order. */
  async codeOf(orderId: string): Promise<string> {
    const start = await this.ask(payContract.pay, { orderId, payType: 'promptpay' })
    if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
    return start.refNo
  }

  async cardOf(orderId: string): Promise<string | null> {
    return (await this.ask(calls.bought, { orderId })).cardId
  }

  /** Buys a card by PromptPay and returns its id. */
  async buy(faceValue = 50_000): Promise<string> {
    const { orderId } = await this.order(faceValue)
    await settle(this.backend, await this.codeOf(orderId))
    const cardId = await this.cardOf(orderId)
    if (!cardId) throw new Error('the card was not issued')
    return cardId
  }

  detail(id: string): Promise<GiftCardDetail> {
    return this.ask(calls.detail, { id })
  }

  async code(id: string): Promise<string> {
    return (await this.ask(calls.code, { id })).code
  }

  /** Gives a card and returns the token of its link. */
  async give(id: string, message = 'For you'): Promise<string> {
    const { gift } = await this.ask(calls.give, { id, message })
    if (!gift) throw new Error('the card was not given')
    return gift.token
  }

  receive(token: string) {
    return this.call(calls.receive, { token })
  }

  redeem(code: string) {
    return this.call(calls.redeem, { code })
  }

  /** The ids of the cards in the account: usable and waiting ones, or past ones. */
  async cards(past: '0' | '1' = '0'): Promise<string[]> {
    return (await this.ask(calls.my, { past })).list.map(({ id }) => id)
  }
}

/** A fresh merchant that sells gift cards, and two members, for each test of a file. */
export function twoHolders(take: (backend: Backend, nok: CardHolder, som: CardHolder) => void): void {
  let backend: Backend
  freshBistro((fresh) => (backend = fresh))
  beforeEach(async () => {
    await sellCards(backend)
    take(backend, await CardHolder.enter(backend, 'Nok'), await CardHolder.enter(backend, 'Som'))
  })
}
