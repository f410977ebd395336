import { eq } from 'drizzle-orm'
import { configContract } from '../../../src/contract/config/config'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { removeMemberData } from '../../../server/modules/memberData'
import { buildApp } from '../../../server/app'
import { guestMessages, messageTemplates } from '../../../server/db/schema/settings/guestMessages'
import { orders } from '../../../server/db/schema/orders/orders'
import { stores } from '../../../server/db/schema/store/stores'
import { lockOrder } from '../../../server/db/locks'
import { transitionOrder, withOrder } from '../../../server/modules/orders/transitionOrder'
import { refuseRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { type ProviderErrorKind, ProviderError } from '../../../server/integrations/providerError'
import { cleanUp } from '../../../server/jobs/cleanup'
import { DAY_MS } from '../../../src/domain/time/duration'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { move, paidOrder } from '../support/orders/kitchen'
import { agree, Messengers, template } from '../support/notifications/messengers'
import { Shopper } from '../support/orders/shopper'

const houses = new Messengers()
let backend: Backend
freshBistro((fresh) => (backend = fresh), { loginProviders: houses.outside })
beforeEach(() => {
  houses.sent.length = 0
  houses.carry = undefined
})

const send = () => backend.app.jobs.notifications.sendDue()
const stateOf = async () => (await backend.db.select().from(guestMessages)).map(({ state }) => state)
const fails = (kind: ProviderErrorKind) => async () => {
  throw new ProviderError('wechat', kind, 'no')
}

/** A paid order in preparation, whose guest subscribed to the message that it is ready. */
async function notifyWhenReady({ locale = 'en' as const, ...more }: { locale?: 'en' | 'th' | 'zh' } = {}) {
  await template(backend, 'orderReady', more)
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await agree(backend, shopper, { id, templateIds: ['orderReady'] }, { locale })
  return { shopper, id }
}

describe('templates', () => {
  const requested = (appType: string) => backend.ask(configContract.messages, {}, { headers: { appType } })

  it("are those of the caller's app; the web has none", async () => {
    await template(backend, 'orderReady')
    await template(backend, 'orderReady', { platform: 'alipay', templateId: 'a1', fields: { keyword1: 'state' } })
    expect(await requested('weapp')).toEqual({ list: [{ occasion: 'orderReady', templateIds: ['orderReady'] }] })
    expect(await requested('alipay')).toEqual({ list: [{ occasion: 'orderReady', templateIds: ['a1'] }] })
    expect(await requested('h5')).toEqual({ list: [] })
    expect(await requested('constructor')).toEqual({ list: [] })
  })

  it('are not offered without a message client', async () => {
    await template(backend, 'orderReady')
    const { server } = await buildApp({ db: backend.db, logLevel: 'silent', loginSandbox: false })
    const headers = { apptype: 'weapp' }
    expect((await server.inject({ url: '/channelApi/messageConfig', headers })).json().data).toEqual({ list: [] })
    await server.close()
  })
})

describe('a message', () => {
  it('is sent once, after its event, to the user of the code', async () => {
    const { id } = await notifyWhenReady()
    await send()
    expect(houses.sent).toEqual([])
    await move(backend, id, 'ready')
    expect(houses.sent).toEqual([])
    await send()
    await send()
    expect(houses.sent).toEqual([
      {
        platform: 'wechat',
        to: 'guest-c',
        templateId: 'orderReady',
        page: `pages/order/detail?orderId=${id}`,
        locale: 'en',
        fields: { thing1: 'Ready' },
      },
    ])
    expect(await stateOf()).toEqual(['sent'])
  })

  it('contains the variables of its template, in the language of its guest, within the length of each field', async () => {
    const fields = {
      thing1: 'store',
      character_string2: 'orderNo',
      phrase3: 'state',
      thing4: 'pickupNo',
      amount5: 'amount',
      time6: 'time',
      thing7: 'state',
    } as const
    await template(backend, 'orderReady', { fields })
    const name = { en: 'x', th: 'โต๊ะอุ่น สาขาอารีย์ ซอย ๑' }
    await backend.db.update(stores).set({ name }).where(eq(stores.id, 'ari'))
    const { shopper, id } = await paidOrder(backend, ['preparing'])
    await agree(backend, shopper, { id, templateIds: ['orderReady'] }, { locale: 'th' })
    backend.clock.advance(5)
    await move(backend, id, 'ready')
    await send()
    const { orderNo, pickupNo, payAmount } = await shopper.detail(id)
    expect(houses.sent[0]?.fields).toEqual({
      thing1: 'โต๊ะอุ่น สาขาอารีย์…',
      character_string2: orderNo,
      phrase3: '已备好',
      thing4: pickupNo,
      amount5: `฿${payAmount / 100}`,
      time6: '2026-11-21 12:05',
      thing7: 'พร้อมแล้ว',
    })
    expect(Array.from(houses.sent[0]?.fields.thing1 ?? '')).toHaveLength(20)
  })

  it('is sent on the platform of the app', async () => {
    await template(backend, 'orderReady', { templateId: 't', fields: { thing1: 'state' } })
    await template(backend, 'orderReady', { platform: 'alipay', templateId: 't', fields: { keyword1: 'pickupNo' } })
    const { shopper, id } = await paidOrder(backend, ['preparing'])
    await agree(backend, shopper, { id, templateIds: ['t'] }, { appType: 'alipay' })
    await move(backend, id, 'ready')
    await send()
    expect(houses.sent).toMatchObject([{ platform: 'alipay', fields: { keyword1: 'A001' } }])
  })

  it("reports the store's answer to a refund request", async () => {
    await template(backend, 'refundAnswered')
    const { shopper, id } = await paidOrder(backend, ['preparing'])
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'tooLate' }, shopper.as())
    await agree(backend, shopper, { id, templateIds: ['refundAnswered'] })
    const now = backend.clock.now()
    await backend.db.transaction((tx) => withOrder(tx, id, (order) => refuseRefund(tx, order, 'It is cooked', now)))
    await send()
    const page = `pages/order/refunddl?orderId=${id}`
    expect(houses.sent).toMatchObject([{ page, fields: { thing1: 'Declined' } }])
  })

  it('is not sent when its event is rolled back', async () => {
    const { id } = await notifyWhenReady()
    const undone = backend.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order) await transitionOrder(tx, order, 'ready', { actor: 'merchant', now: backend.clock.now() })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await send()
    expect([houses.sent, await stateOf()]).toEqual([[], ['agreed']])
  })

  it('that a server had no time to send is sent by the next one', async () => {
    const { id } = await notifyWhenReady()
    await move(backend, id, 'ready')
    const { db, clock } = backend
    const next = await buildApp({ db, now: clock.now, logLevel: 'silent', loginProviders: houses.outside })
    next.jobs.notifications.start()
    await next.server.close()
    await send()
    expect(houses.sent).toHaveLength(1)
  })

  it('is not sent by two servers at once', async () => {
    const { id } = await notifyWhenReady()
    await move(backend, id, 'ready')
    await Promise.all([send(), send(), send()])
    expect(houses.sent).toHaveLength(1)
  })

  it('is retried with increasing delay while the platform does not respond', async () => {
    const { id } = await notifyWhenReady()
    await move(backend, id, 'ready')
    let tries = 0
    houses.carry = async () => {
      tries += 1
      if (tries < 3) await fails('down')()
    }
    await send()
    backend.clock.advance(0.4)
    await send()
    expect(tries).toBe(1)
    backend.clock.advance(0.2)
    await send()
    backend.clock.advance(0.6)
    await send()
    expect(tries).toBe(2)
    backend.clock.advance(0.5)
    await send()
    expect([tries, houses.sent.length, await stateOf()]).toEqual([3, 1, ['sent']])
  })

  it('that could not be sent for half an hour is dropped', async () => {
    const { id } = await notifyWhenReady()
    await move(backend, id, 'ready')
    backend.clock.advance(31)
    await send()
    expect([houses.sent, await stateOf()]).toEqual([[], ['failed']])
  })

  it.each([
    ['destination', 'refused'],
    ['setup', 'failed'],
  ] as const)('ends when the platform returns %s, and the order continues', async (kind, end) => {
    const { id, shopper } = await notifyWhenReady()
    await move(backend, id, 'ready')
    houses.carry = fails(kind)
    await send()
    houses.carry = undefined
    backend.clock.advance(10)
    await send()
    expect([houses.sent, await stateOf()]).toEqual([[], [end]])
    await move(backend, id, 'completed')
    expect((await shopper.detail(id)).state).toBe(7)
  })

  it('whose template was removed is not sent', async () => {
    const { id } = await notifyWhenReady()
    await move(backend, id, 'ready')
    await backend.db.delete(messageTemplates)
    await send()
    expect([houses.sent, await stateOf()]).toEqual([[], ['failed']])
  })
})

describe('a subscription', () => {
  it('is used up by one message, and can be renewed', async () => {
    await template(backend, 'orderAccepted', { templateId: 't' })
    await template(backend, 'orderReady', { templateId: 't' })
    const { shopper, id } = await paidOrder(backend)
    await agree(backend, shopper, { id, templateIds: ['t'] }, { key: 'k1' })
    await move(backend, id, 'preparing')
    await send()
    await agree(backend, shopper, { id, templateIds: ['t'] }, { key: 'k1' })
    expect(await stateOf()).toEqual(['sent'])
    await agree(backend, shopper, { id, templateIds: ['t'] }, { key: 'k2' })
    await move(backend, id, 'ready')
    await send()
    expect(houses.sent.map(({ fields }) => fields.thing1)).toEqual(['Cooking now', 'Ready'])
  })

  it('does not delay a queued message', async () => {
    const { id, shopper } = await notifyWhenReady()
    await move(backend, id, 'ready')
    await agree(backend, shopper, { id, templateIds: ['orderReady'], code: 'd' })
    await send()
    expect(houses.sent).toMatchObject([{ to: 'guest-c' }])
  })

  it('requires a template of the merchant, and an order of the guest', async () => {
    await template(backend, 'orderReady')
    const { shopper, id } = await paidOrder(backend)
    expect((await agree(backend, shopper, { id, templateIds: ['stranger'] })).code).toBe(200)
    const other = await Shopper.enter(backend)
    expect(await agree(backend, other, { id, templateIds: ['orderReady'] })).toMatchObject({ code: 400 })
    expect(await stateOf()).toEqual([])
  })

  it('is accepted only in the mini-programs, with a valid code', async () => {
    await template(backend, 'orderReady')
    const { shopper, id } = await paidOrder(backend)
    const about = { id, templateIds: ['orderReady'] }
    expect(await agree(backend, shopper, about, { appType: 'h5' })).toMatchObject({ code: 400 })
    expect(await agree(backend, shopper, { ...about, code: 'old' })).toMatchObject({ code: 400 })
    expect(await stateOf()).toEqual([])
  })

  it('is deleted after a month, and with its user', async () => {
    await notifyWhenReady()
    const month = 31 * DAY_MS
    await cleanUp(backend.db, new Date(backend.clock.now().getTime() + month))
    expect(await stateOf()).toEqual([])
    const other = await paidOrder(backend)
    await agree(backend, other.shopper, { id: other.id, templateIds: ['orderReady'] })
    expect(await stateOf()).toEqual(['agreed'])
    const [order] = await backend.db.select().from(orders).where(eq(orders.id, other.id))
    await backend.db.transaction(async (tx) => removeMemberData(tx, order?.userId ?? '', backend.clock.now()))
    expect(await stateOf()).toEqual([])
  })
})
