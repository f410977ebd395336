import { bankTransactions, PAYMENT_STATE, payments } from '../../../server/db/schema/payments/payments'
import { transact } from '../../../server/db/transaction'
import { cardPage } from '../../../server/integrations/payment/cardTaking'
import { lockPurchaseOf } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { takeSteps } from '../support/orders/orderSteps'
import { BACK, CardShop, h5, ORIGIN } from '../support/payments/cardShop'
import { StaffCaller } from '../support/console/staff'

const AMOUNT = 15_515
const shop = new CardShop()
const desk = () => shop.service.desk

describe('a payment by card', () => {
  it('goes from the checkout to the kitchen, and partly back, and no card number comes near the server', async () => {
    const { shopper, id, ref, url } = await shop.begun()
    const page = await shop.open(url)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-\S+' https:\/\/cdn\.omise\.co /)
    expect(page.body).toContain('data-script="https://cdn.omise.co/omise.js"')
    const { url: done } = await shop.send(ref, desk().token())
    expect(done).toBe(`${cardPage(ref)}/done`)
    const back = await shop.open(done ?? '')
    expect([back.statusCode, back.headers.location]).toEqual([303, BACK])
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 2, payType: 'card' })
    expect(shop.service.charge(ref)).toMatchObject({ amount: AMOUNT, metadata: { ref } })
    await transact(shop.backend.db, async (tx) => {
      const held = await lockPurchaseOf(tx, id)
      if (held) await refundPurchase(tx, held, { actor: 'merchant', amount: 5_000, now: shop.backend.clock.now() })
    })
    await shop.sendRefunds()
    expect(shop.service.refunds.sentBack(ref)).toEqual([5_000])
  })

  it('is confirmed on the page of the bank, which leads back here', async () => {
    const { shopper, id, ref } = await shop.begun()
    const { url } = await shop.send(ref, desk().token('asks'))
    expect(url).toBe(`${shop.service.base}/authorize/${shop.service.charge(ref).id}`)
    expect(shop.service.charge(ref)).toMatchObject({ return_uri: `${ORIGIN}${cardPage(ref)}/done` })
    expect((await shopper.query(id)).state).toBe(0)
    shop.service.pay(ref)
    await shop.open(`${cardPage(ref)}/done`)
    expect((await shopper.detail(id)).paid).toBe(true)
    expect(await shop.notify(ref)).toBe(200)
    expect(await shop.backend.db.$count(bankTransactions)).toBe(1)
  })

  it('is paid by a message when the guest never comes back', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shop.send(ref, desk().token('asks'))
    shop.service.pay(ref)
    expect([await shop.notify(ref), await shop.notify(ref)]).toEqual([200, 200])
    expect([(await shopper.detail(id)).paid, await shop.owed()]).toEqual([true, []])
  })

  it('that the bank refuses has failed, and another one is begun', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shop.send(ref, desk().token('poor'))
    await shop.open(`${cardPage(ref)}/done`)
    expect((await shopper.query(id)).state).toBe(2)
    const again = await shop.page(shopper, id)
    expect(again.ref).not.toBe(ref)
    await shop.send(again.ref, desk().token())
    expect((await shopper.query(id)).state).toBe(1)
    expect(new Set(await shop.states())).toEqual(new Set([PAYMENT_STATE.failed, PAYMENT_STATE.paid]))
  })

  it('takes another card when the provider refuses the first', async () => {
    const { shopper, id, ref } = await shop.begun()
    expect(await shop.send(ref, desk().token('invalid'))).toEqual({ state: 'refused' })
    expect(await shop.send(ref, 'tokn_test_unknown')).toEqual({ state: 'refused' })
    await shop.send(ref, desk().token())
    expect((await shopper.query(id)).state).toBe(1)
  })

  it('charges one card, whatever is sent and how often', async () => {
    const { shopper, id, ref } = await shop.begun()
    const [one, other] = [desk().token('asks'), desk().token('asks')]
    await Promise.all([shop.send(ref, one), shop.send(ref, one), shop.send(ref, other)])
    expect(shop.service.charges.size).toBe(1)
    shop.service.pay(ref)
    expect(await shop.send(ref, other)).toEqual({ url: `${cardPage(ref)}/done` })
    expect((await shopper.query(id)).state).toBe(1)
  })

  it.each(['silent', 'cut', 'stalled'] as const)('is found when the reply to it is lost (%s)', async (how) => {
    const { shopper, id, ref } = await shop.begun()
    const token = desk().token()
    let isMade = false
    shop.service.reply = (call) => {
      if (call.method !== 'POST' || call.path !== '/charges' || isMade) return undefined
      isMade = true
      // The charge is made, and its reply is lost.
      shop.service.make(call)
      return how
    }
    expect(await shop.send(ref, token)).toEqual({ url: `${cardPage(ref)}/done` })
    expect((await shopper.query(id)).state).toBe(1)
    expect(await shop.backend.db.$count(bankTransactions)).toBe(1)
  })

  it('is found by the job when the provider is away for a while, and can be sent back', async () => {
    const { shopper, id, ref } = await shop.begun()
    const token = desk().token()
    shop.service.reply = (call) => {
      if (call.method === 'POST' && call.path === '/charges') shop.service.make(call)
      return { status: 500, json: {} }
    }
    expect(await shop.send(ref, token)).toEqual({ state: 'unsure' })
    expect(await shop.send(ref, desk().token())).toEqual({ url: `${cardPage(ref)}/done` })
    shop.service.reply = undefined
    await shop.reconcile()
    expect((await shopper.detail(id)).paid).toBe(true)
    await takeSteps(await StaffCaller.enter(shop.backend), id, { refuse: 'no gas' })
    await shop.sendRefunds()
    expect([shop.service.charges.size, shop.service.refunds.sentBack(ref)]).toEqual([1, [AMOUNT]])
  })

  it('is charged by a second try when the first never arrived', async () => {
    const { shopper, id, ref } = await shop.begun()
    const token = desk().token()
    shop.service.reply = () => 'cut'
    expect(await shop.send(ref, token)).toEqual({ state: 'unsure' })
    shop.service.reply = undefined
    expect(await shop.send(ref, token)).toEqual({ url: `${cardPage(ref)}/done` })
    expect((await shopper.query(id)).state).toBe(1)
  })

  it('is not begun again once a card is charged, and money that comes twice goes back', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shop.send(ref, desk().token('asks'))
    const again = await shop.page(shopper, id)
    expect(again.ref).not.toBe(ref)
    await shop.send(again.ref, desk().token())
    await shop.open(`${cardPage(again.ref)}/done`)
    shop.service.pay(ref)
    expect(await shop.notify(ref)).toBe(200)
    expect(await shop.owed()).toEqual([{ reason: 'paidTwice', amount: AMOUNT }])
    await shop.sendRefunds()
    expect(shop.service.refunds.sentBack(ref)).toEqual([AMOUNT])
  })

  it('that comes after the order was closed goes back; no card is taken for it any more', async () => {
    const [late, closed] = [await shop.begun(), await shop.begun()]
    await shop.send(late.ref, desk().token('asks'))
    await late.shopper.close(late.id)
    await closed.shopper.close(closed.id)
    expect(await shop.send(closed.ref, desk().token())).toEqual({ url: `${cardPage(closed.ref)}/done` })
    shop.service.pay(late.ref)
    expect(await shop.notify(late.ref)).toBe(200)
    expect(await shop.owed()).toEqual([{ reason: 'orderClosed', amount: AMOUNT }])
    expect(shop.service.charges.size).toBe(1)
  })

  it('of a closed order is ended at the provider', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shop.send(ref, desk().token('asks'))
    await shopper.close(id)
    shop.backend.clock.advance(5)
    await shop.reconcile()
    expect([shop.service.charge(ref).status, await shop.states()]).toEqual(['expired', [PAYMENT_STATE.cancelled]])
  })

  it('of a wrong amount, or in another currency, pays nothing and goes back', async () => {
    const wrong = [{ amount: 99 }, { currency: 'JPY' }]
    for (const changes of wrong) {
      const { shopper, id, ref } = await shop.begun()
      await shop.send(ref, desk().token('asks'))
      shop.service.pay(ref, changes)
      await shop.open(`${cardPage(ref)}/done`)
      expect((await shopper.detail(id)).paid).toBe(false)
    }
    expect(await shop.owed()).toEqual(
      expect.arrayContaining([
        { reason: 'wrongAmount', amount: 99 },
        { reason: 'wrongCurrency', amount: AMOUNT },
      ]),
    )
  })
})

describe('the page for cards', () => {
  it('is in the language of the guest, and of no use after its time', async () => {
    const { ref, url } = await shop.begun()
    expect((await shop.open(`${cardPage(ref)}?lang=th`)).body).toContain('กรอกข้อมูลบัตร')
    expect((await shop.open(`${cardPage(ref)}?lang=zh`)).body).toContain('填写银行卡')
    shop.backend.clock.advance(16)
    const late = await shop.open(url)
    expect([late.statusCode, late.headers.location]).toEqual([303, BACK])
    await shop.send(ref, desk().token())
    expect(shop.service.charges.size).toBe(0)
  })

  it('of an unknown payment, or one that is paid another way, is not there', async () => {
    const { shopper, id } = await shop.ordered()
    const { refNo } = await shopper.code(id)
    for (const ref of [refNo, 'UNKNOWN']) {
      expect((await shop.open(cardPage(ref))).statusCode).toBe(404)
      expect((await shop.open(`${cardPage(ref)}/done`)).statusCode).toBe(404)
    }
  })

  it('keeps the token and the answers of the provider to itself', async () => {
    const { shopper, id, ref } = await shop.begun()
    const token = desk().token('asks')
    await shop.send(ref, token)
    const [kept] = await shop.backend.db.select().from(payments)
    expect(JSON.stringify(kept)).not.toContain(token)
    const { data } = await shopper.startPay(id, { payType: 'card' }, h5)
    expect(Object.keys(data ?? {}).sort()).toEqual(['payType', 'payUrl'])
  })

  it('is offered to browsers, and not in mini-programs', async () => {
    const { shopper } = await shop.ordered()
    await shopper.fill()
    const offered = async (appType: string) => {
      const { payTypes } = await shopper.checkout({}, { headers: { appType } })
      return payTypes.filter(({ enabled }) => enabled).map(({ type }) => type)
    }
    expect(await offered('h5')).toEqual(['promptpay', 'card', 'offline'])
    expect(await offered('wechatBrowser')).toContain('card')
    expect([await offered('weapp'), await offered('alipay')].flat()).not.toContain('card')
  })
})
