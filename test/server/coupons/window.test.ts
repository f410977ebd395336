import { configs } from '../../../server/db/schema/settings/config'
import { couponTemplates } from '../../../server/db/schema/coupons/coupons'
import { couponContract as calls } from '../../../src/contract/coupon/coupon'
import { addTemplate } from '../support/coupons/coupons'
import { enterGiver, type Giver } from '../support/coupons/couponGiver'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: Giver
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await addTemplate(backend, { id: 'first', receiver: 'newcomer', perPerson: 1 })
  await addTemplate(backend, { id: 'tea', total: 1 })
  await addTemplate(backend, { id: 'other' })
  const value = { windowCouponIds: ['first', 'tea', 'gone'] }
  await setConfig(backend.db, 'couponSetting', value)
  nok = await enterGiver(backend, 'Nok')
})

const shown = async (token = nok.token) =>
  (await backend.ask(calls.window, {}, { token })).list.map(({ terms }) => terms.couponId)
const heldIds = async () => (await nok.held()).map(({ terms }) => terms.couponId).sort()

describe('the pop-up for newcomers (windowCoupon)', () => {
  it('shows its coupons to visitors and to members who have never ordered', async () => {
    expect((await backend.ask(calls.window, {})).list).toHaveLength(2)
    expect(await shown(await backend.guest())).toEqual(['first', 'tea'])
    expect(await shown()).toEqual(['first', 'tea'])
  })

  it('gives all of them once, also to two phones at the same moment', async () => {
    const replies = await Promise.all([nok.call(calls.takeWindow, {}), nok.call(calls.takeWindow, {})])
    expect(replies.map(({ code, data }) => [code, data.coupons.length])).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect(await heldIds()).toEqual(['first', 'tea'])
    expect(await shown()).toEqual([])
  })

  it('leaves out what another member has taken', async () => {
    const som = await enterGiver(backend, 'Som')
    await som.ask(calls.takeWindow, {})
    expect(await shown()).toEqual(['first'])
    await nok.ask(calls.takeWindow, {})
    expect(await heldIds()).toEqual(['first'])
  })

  it('shows nothing to a guest who has ordered without an account', async () => {
    const token = await backend.guest()
    await (await Shopper.with(backend, token).fill()).order()
    expect(await shown(token)).toEqual([])
  })

  it('shows and gives nothing to a member who has ordered', async () => {
    await (await Shopper.with(backend, nok.token).fill()).order()
    expect(await shown()).toEqual([])
    const reply = await nok.call(calls.takeWindow, {})
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(/have not ordered yet/)])
    expect(await heldIds()).toEqual([])
  })

  it('asks guests to sign in, and is empty while the merchant has none', async () => {
    expect((await backend.call(calls.takeWindow, {}, { token: await backend.guest() })).code).toBe(401)
    await backend.db.update(couponTemplates).set({ closed: true })
    expect(await shown()).toEqual([])
    await backend.db.delete(configs)
    expect(await shown()).toEqual([])
  })
})
