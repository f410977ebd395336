import { eq } from 'drizzle-orm'
import { goodsContract } from '../../../src/contract/goods'
import { storeContract } from '../../../src/contract/store'
import { isoText } from '../../../src/domain/time/storeClock'
import { stores } from '../../../server/db/schema/stores'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { paidOrder } from '../support/kitchen'
import { Merchant, PASSWORD } from '../support/merchant'
import { Shopper } from '../support/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

let merchant: Merchant
beforeEach(async () => {
  merchant = new Merchant(backend)
  await merchant.enter()
})

describe('menu and stores at the console', () => {
  it('a sold-out product is marked on the menu at once, until it is available again', async () => {
    const token = await backend.guest()
    const state = async () => {
      const { goods } = await backend.ask(goodsContract.menu, { storeId: 'ari' }, { token })
      return goods.find(({ id }) => id === 'curry')?.state
    }
    expect(await state()).toBe('ok')
    expect(await merchant.act('/console/goods/curry', { soldOut: '1' })).toMatchObject({
      to: '/console/menu?store=ari#curry',
    })
    expect(await state()).toBe('soldOut')
    expect((await merchant.get('/console/menu?store=ari')).body).toContain('Mark available')
    await merchant.act('/console/goods/curry', { soldOut: '0' })
    expect(await state()).toBe('ok')
  })

  it('a paused store takes no order until it is opened', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    await merchant.act('/console/stores/ari', { paused: '1' })
    expect(await backend.ask(storeContract.detail, { storeId: 'ari' })).toMatchObject({
      isOpen: false,
      businessText: 'Closed for now',
    })
    expect(await shopper.place()).toMatchObject({ code: 400, msg: 'The store is closed. Please try another one' })
    expect((await shopper.checkout()).slots).toEqual([])
    expect((await shopper.cart()).count).toBeGreaterThan(0)
    expect((await merchant.get('/console/stores')).body).toContain('closed manually')
    await merchant.act('/console/stores/ari', { paused: '0' })
    expect((await shopper.place()).code).toBe(200)
  })
})

describe('holidays of a store at the console', () => {
  const days = (fields: Record<string, string>) =>
    merchant.act('/console/stores/ari/days', { start: '', end: '', ...fields })
  const today = () => isoText(backend.clock.now()).slice(0, 10)
  const stored = async () =>
    (await backend.db.select().from(stores).where(eq(stores.id, 'ari'))).find(Boolean)?.specialDays

  beforeEach(() => backend.db.update(stores).set({ specialDays: [] }).where(eq(stores.id, 'ari')))

  it('close it for a day, which guests can see and on which they cannot order, until they are removed', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    expect((await merchant.get('/console/stores')).body).toContain('No holidays or special opening hours.')
    expect(await days({ act: 'set', date: today() })).toMatchObject({ status: 303, to: '/console/stores#ari' })
    expect(await backend.ask(storeContract.detail, { storeId: 'ari' })).toMatchObject({
      isOpen: false,
      specialDays: [{ date: today(), hours: [] }],
    })
    expect((await shopper.place()).code).toBe(400)
    expect((await merchant.get('/console/stores')).body).toContain('· closed')
    await days({ act: 'remove', date: today() })
    expect((await shopper.place()).code).toBe(200)
  })

  it('can have other hours, replace earlier ones, and are sorted', async () => {
    await days({ act: 'set', date: '2027-04-13', start: '18:00', end: '02:00' })
    await days({ act: 'set', date: '2027-01-01', start: '18:00', end: '20:00' })
    await days({ act: 'set', date: '2027-01-01' })
    const { body } = await merchant.get('/console/stores')
    expect(body.replace(/<[^>]*>/g, '').match(/\d+ \w+ 2027 · \S+/g)).toEqual([
      '1 Jan 2027 · closed',
      '13 Apr 2027 · 18:00–02:00',
    ])
    expect(await stored()).toEqual([
      { date: '2027-01-01', hours: [] },
      { date: '2027-04-13', hours: [{ start: '18:00', end: '02:00' }] },
    ])
  })

  it('show how many orders are promised for them', async () => {
    await paidOrder(backend)
    await days({ act: 'set', date: today() })
    expect((await merchant.get('/console/stores')).body).toContain('orders for this day: 1')
  })

  it('that are over, incomplete or invalid are refused, and concurrent ones are both saved', async () => {
    expect((await days({ act: 'set', date: '2020-01-01' })).body).toContain('This day has passed')
    const wrong: Record<string, string>[] = [
      { date: '' },
      { date: '13 April' },
      { date: '2027-01-01', start: '18:00' },
      { date: '2027-01-01', start: '24:00', end: '9' },
    ]
    for (const fields of wrong) expect((await days({ act: 'set', ...fields })).status).toBe(400)
    expect((await merchant.act('/console/stores/nowhere/days', { act: 'remove', date: today() })).status).toBe(400)
    await Promise.all(['2027-01-01', '2027-01-02'].map((date) => days({ act: 'set', date })))
    expect((await stored())?.map(({ date }) => date)).toEqual(['2027-01-01', '2027-01-02'])
  })
})
