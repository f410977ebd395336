import { couponContract } from '../../../src/contract/coupon/coupon'
import type { Input } from '../../../src/contract/endpoint'
import type { SignedIn } from '../../../src/contract/account/session'
import { signInAs } from '../support/accounts/accounts'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

let nok: SignedIn
beforeEach(async () => {
  nok = await signInAs(backend, 'Nok')
  await addTemplate(backend, { id: 'dinner', name: { en: 'Dinner' } })
})

const bangkok = (text: string) => new Date(`${text}+07:00`)
const give = (id: string, given: Parameters<typeof giveCoupon>[3] = {}) =>
  giveCoupon(backend, nok.userInfo.id, 'dinner', { id, ...given })
const mine = (input: Input<typeof couponContract.mine> = {}) =>
  backend.ask(couponContract.mine, input, { token: nok.token })
const code = (couponId: string, token = nok.token) => backend.call(couponContract.qrcode, { couponId }, { token })
const used = { state: 'used', usedAt: bangkok('2026-11-20T12:00'), usedAmount: 5000 } as const
const locked = { state: 'locked', lockedUntil: bangkok('2026-11-22T12:00') } as const
const past = { startAt: bangkok('2026-11-01T00:00'), endAt: bangkok('2026-11-21T12:00') }

describe('the own coupons', () => {
  it('are sorted by what ends first, page by page', async () => {
    await give('late', { endAt: bangkok('2026-12-31T00:00') })
    await give('soon', { endAt: bangkok('2026-11-22T00:00') })
    await give('gift', { ...locked, endAt: bangkok('2026-12-01T00:00') })
    const first = await mine({ pageSize: 2 })
    expect(first.list.map(({ id }) => id)).toEqual(['soon', 'gift'])
    expect(first).toMatchObject({ total: 3, counts: { usable: 3, used: 0, expired: 0 } })
    expect((await mine({ page: 2, pageSize: 2 })).list).toMatchObject([{ id: 'late', terms: { name: 'Dinner' } }])
  })

  it.each([
    ['delivery', ['anywhere', 'rain']],
    ['dineIn', ['anywhere', 'table']],
    ['pickup', ['anywhere']],
    ['freeItem', ['tea']],
  ] as const)('are narrowed down by the filter %s, the counts of the tabs stay', async (filter, expected) => {
    await addTemplate(backend, { id: 'delivered', scenes: ['delivery'] })
    await addTemplate(backend, { id: 'seated', scenes: ['dineIn', 'fast'] })
    await addTemplate(backend, { id: 'free', kind: 'freeItem', value: 0, getNum: 1, scenes: ['takeout'] })
    await give('anywhere')
    for (const [id, template] of [
      ['rain', 'delivered'],
      ['table', 'seated'],
      ['tea', 'free'],
    ] as const)
      await giveCoupon(backend, nok.userInfo.id, template, { id })
    const { list, total, counts } = await mine({ filter })
    expect([list.map(({ id }) => id).sort(), total, counts.usable]).toEqual([expected, expected.length, 4])
  })

  it('are used or expired by the clock of the server, the latest first, for 90 days', async () => {
    await give('used', used)
    await give('older', { ...used, usedAt: bangkok('2026-11-19T12:00') })
    await give('expired', past)
    await give('forgotten', { startAt: bangkok('2026-01-01T00:00'), endAt: bangkok('2026-08-01T00:00') })
    expect(await mine({ state: 'used' })).toMatchObject({
      list: [
        { id: 'used', state: 'used', used: { amount: 5000 } },
        { id: 'older', state: 'used' },
      ],
      counts: { usable: 0, used: 2, expired: 1 },
    })
    expect((await mine({ state: 'expired' })).list).toMatchObject([{ id: 'expired', state: 'expired' }])
  })

  it('are those of the member alone', async () => {
    await give('soon')
    const bee = await signInAs(backend, 'Bee')
    expect(await backend.ask(couponContract.mine, {}, { token: bee.token })).toMatchObject({ list: [], total: 0 })
  })
})

describe('the code of a coupon', () => {
  it('is shown to its holder', async () => {
    const { code: signs } = await give('soon', { code: '7K2M4PQ9' })
    expect((await code('soon')).data).toMatchObject({ code: signs, qrCode: '7K2M4PQ9' })
  })

  it('is not found by others, as if there were none', async () => {
    await give('soon')
    const { token } = await signInAs(backend, 'Bee')
    expect(await code('soon', token)).toEqual(await code('nobody’s', token))
  })

  it.each([
    ['used', used],
    ['expired', past],
    ['waiting in a gift', locked],
    ['not valid yet', { startAt: bangkok('2026-11-22T00:00') }],
  ] as const)('is refused while the coupon is %s', async (_state, given) => {
    await give('soon', given)
    expect(await code('soon')).toMatchObject({ code: 400, msg: 'This coupon cannot be used now' })
  })
})
