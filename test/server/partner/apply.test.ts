import { eq } from 'drizzle-orm'
import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { partnerFans, partners } from '../../../server/db/schema/members/partners'
import { sessions } from '../../../server/db/schema/account/users'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { setFacts, signInAs } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import type { Backend } from '../support/harness'
import {
  buy,
  calls,
  enterMember,
  enterPartner,
  freshProgramme,
  type Member,
  type Partner,
  setPartnerRules,
} from '../support/membership/partners'
import type { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all))

const boundTo = async (userId: string) =>
  (await backend.db.select().from(partnerFans).where(eq(partnerFans.userId, userId)))[0]?.partnerId

describe('the distributor programme', () => {
  it('that is switched off is refused in three languages, with the specified text in Chinese', async () => {
    await setPartnerRules(backend, { on: false })
    expect(await backend.ask(calls.info, {})).toMatchObject({ switch: false })
    const texts = await Promise.all(
      (['en', 'th', 'zh'] as const).map(async (language) => {
        return (await backend.call(calls.centre, {}, { token: ploy.token, headers: { language } })).msg
      }),
    )
    expect(texts).toContain('未开启分销商功能')
    expect(new Set(texts).size).toBe(3)
    for (const endpoint of [calls.share, calls.orders, calls.downline, calls.income, calls.purse, calls.withdrawals])
      expect((await ploy.call(endpoint, {})).code).toBe(400)
    expect((await nok.apply()).code).toBe(400)
    expect((await nok.call(calls.visit, { code: ploy.code })).code).toBe(400)
  })

  it('reports its rates, its form in the language of the caller, and the ways to withdraw', async () => {
    const info = await backend.ask(calls.info, {}, { headers: { language: 'zh' } })
    expect(info).toMatchObject({ switch: true, levels: 1, rate: 500, secondRate: 0, bindDays: 365, waitDays: 7 })
    expect(info.fields[0]).toEqual({ key: 'where', label: '推广渠道', required: true, options: ['LINE', 'Facebook'] })
    // Stored value is off here, so that nothing goes to the balance.
    expect(info.withdraw.ways).toEqual(['promptpay', 'bank'])
  })
})

describe('an application', () => {
  it('is none, in review, refused with a reason, sent again and accepted', async () => {
    expect(await nok.ask(calls.application, {})).toMatchObject({ state: null, stateFormat: '' })
    expect((await nok.call(calls.centre, {})).msg).toMatch(/not applied/)
    const sent = (await nok.apply({ where: 'My private page', other: 'left out' })).data
    expect(sent).toMatchObject({
      state: 0,
      stateFormat: 'Your application is in review',
      answers: { where: 'My private page' },
    })
    expect(sent.answers).not.toHaveProperty('other')
    expect((await nok.call(calls.centre, {})).msg).toBe('Your application is in review')
    const { list } = await staff.ask(staffCalls.list, { state: 'pending' })
    const all = (await staff.ask(staffCalls.list, {})).list
    expect(all.map(({ memberName }) => memberName)).toEqual(['Nok', 'Ploy'])
    expect(list).toMatchObject([{ memberName: 'Nok', name: 'Nok Srisuk', state: 0 }])
    const [{ id, version } = { id: '', version: 0 }] = list
    const answer = { id, version, accept: false }
    expect((await staff.call(staffCalls.review, answer)).code).toBe(400)
    const reason = 'The page you named is private'
    await staff.ask(staffCalls.review, { ...answer, reason })
    expect(await nok.ask(calls.application, {})).toMatchObject({
      state: 2,
      reason,
      answers: { where: 'My private page' },
    })
    await nok.apply({ where: 'A public page' })
    const again = await staff.ask(staffCalls.read, { id })
    await staff.ask(staffCalls.review, { ...answer, version: again.version, accept: true })
    expect(await nok.ask(calls.application, {})).toMatchObject({ state: 1, stateFormat: 'You are a partner' })
    expect(await nok.centre()).toMatchObject({ available: 0, fansCount: 0 })
    expect((await nok.apply()).msg).toBe('You are a partner')
    expect((await staff.audited(id)).map(({ action }) => action)).toEqual(['partner.review', 'partner.review'])
    expect(JSON.stringify(await staff.audited(id))).not.toMatch(/Nok|public page/)
  })

  it('needs a bound phone number, the terms and each answer that is wanted', async () => {
    const given = { name: 'Nok', answers: { where: 'LINE' }, agree: true }
    expect((await nok.call(calls.apply, { ...given, agree: false })).msg).toMatch(/terms/)
    expect((await nok.call(calls.apply, { ...given, answers: {} })).msg).toBe('Please answer: Where you will share')
    expect((await nok.call(calls.apply, { ...given, name: 'N' })).code).toBe(400)
    await setFacts(backend, nok.userId, { phone: '' })
    expect((await nok.call(calls.apply, given)).msg).toMatch(/phone/)
    const guest = await backend.guest()
    expect((await backend.call(calls.apply, given, { token: guest })).code).toBe(401)
  })

  it('sent by two taps at the same moment, is one; two of the staff decide once', async () => {
    const replies = await Promise.all([nok.apply(), nok.apply({ where: 'Facebook' })])
    expect(codesOf(replies)).toEqual([200, 200])
    expect(await backend.db.$count(partners, eq(partners.userId, nok.userId))).toBe(1)
    const [{ id, version } = { id: '', version: 0 }] = (await staff.ask(staffCalls.list, {})).list
    const decided = { id, version, reason: 'Not today' }
    const both = await Promise.all([
      staff.call(staffCalls.review, { ...decided, accept: true }),
      staff.call(staffCalls.review, { ...decided, accept: false }),
    ])
    expect(codesOf(both)).toEqual([200, 409])
  })
})

describe('a visit by the link of a partner', () => {
  it('makes a fan of a guest, who stays one by signing in', async () => {
    const token = await backend.guest()
    expect(await backend.ask(calls.visit, { code: ploy.code.toLowerCase() }, { token })).toMatchObject({
      state: 'bound',
      name: 'Ploy',
    })
    const { userInfo } = await signInAs(backend, 'Jit', token)
    expect(await boundTo(userInfo.id)).toBe(ploy.id)
  })

  it('never takes a fan from another partner until the time is over', async () => {
    const jit = await enterPartner(backend, staff, 'Jit')
    expect((await nok.visit(jit.code)).state).toBe('other')
    expect((await nok.visit(ploy.code)).state).toBe('bound')
    const past = { boundAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date('2026-01-02T00:00:00Z') }
    await backend.db.update(partnerFans).set(past)
    const late = await enterMember(backend, 'Late')
    await late.visit(jit.code)
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: late.userId, into: nok.userId, now: backend.clock.now() }),
    )
    expect(await boundTo(nok.userId)).toBe(jit.id)
    await backend.db.update(partnerFans).set(past)
    expect((await nok.visit(ploy.code)).state).toBe('bound')
    expect(await boundTo(nok.userId)).toBe(ploy.id)
  })

  it('by two links at the same moment, is counted for one of them', async () => {
    const jit = await enterPartner(backend, staff, 'Jit')
    const som = await enterMember(backend, 'Som')
    const states = (await Promise.all([som.visit(ploy.code), som.visit(jit.code)])).map(({ state }) => state)
    expect(states.sort()).toEqual(['bound', 'other'])
  })

  it('is not counted for the partner, on a device of the partner, or by an unknown or frozen one', async () => {
    expect((await ploy.visit(ploy.code)).state).toBe('own')
    const som = await enterMember(backend, 'Som')
    const [own] = await backend.db.select().from(sessions).where(eq(sessions.userId, ploy.userId))
    await backend.db.update(sessions).set({ deviceId: own?.deviceId }).where(eq(sessions.userId, som.userId))
    expect((await som.visit(ploy.code)).state).toBe('own')
    expect((await nok.call(calls.visit, { code: 'NOSUCHCODE' })).msg).toMatch(/not valid/)
    await staff.ask(staffCalls.setFrozen, { ...(await ploy.seen()), frozen: true, reason: 'Odd orders' })
    const late = await enterMember(backend, 'Late')
    expect((await late.visit(ploy.code)).state).toBe('none')
  })

  it('is not counted beyond the most of new fans from one address in a day', async () => {
    await setPartnerRules(backend, { fansPerAddress: 2 })
    const visit = async (ip: string) => {
      const options = { token: await backend.guest(), ip }
      return (await backend.ask(calls.visit, { code: ploy.code }, options)).state
    }
    const states = []
    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8']) states.push(await visit(ip))
    expect(states).toEqual(['bound', 'bound', 'none', 'bound'])
  })

  it('in a merge keeps the binding that the account has', async () => {
    const jit = await enterPartner(backend, staff, 'Jit')
    const token = await backend.guest()
    await backend.ask(calls.visit, { code: jit.code }, { token })
    const [fan] = await backend.db.select().from(partnerFans).where(eq(partnerFans.partnerId, jit.id))
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: fan?.userId ?? '', into: nok.userId, now: backend.clock.now() }),
    )
    expect(await boundTo(nok.userId)).toBe(ploy.id)
  })
})

describe('a partner', () => {
  it('sees names, ends of numbers and sums of fans only, and finds them by both', async () => {
    await buy(backend, nok)
    const { list, total } = await ploy.ask(calls.downline, {})
    expect([total, list]).toMatchObject([1, [{ nick: 'Nok', phoneEnd: nok.phone.slice(-4), orders: 1, level: 1 }]])
    expect(list[0]?.amount).toBeGreaterThan(0)
    expect(JSON.stringify(list)).not.toContain(nok.phone.slice(3, -4))
    expect((await ploy.ask(calls.downline, { keyword: 'no' })).total).toBe(1)
    expect((await ploy.ask(calls.downline, { keyword: nok.phone.slice(-4) })).total).toBe(1)
    expect((await ploy.ask(calls.downline, { keyword: nok.phone.slice(3, 7) })).total).toBe(0)
    expect((await ploy.ask(calls.downline, { keyword: '%' })).total).toBe(0)
    await backend.ask(calls.visit, { code: ploy.code }, { token: await backend.guest() })
    expect((await ploy.ask(calls.downline, {})).total).toBe(1)
    const rows = JSON.stringify((await ploy.ask(calls.orders, {})).list)
    expect(rows).not.toMatch(/curry|rice|Soi/i)
  })

  it('shares a link that names the partner', async () => {
    const share = await ploy.ask(calls.share, {})
    expect(share).toMatchObject({ inviteCode: ploy.code, name: 'Ploy' })
    expect(share.link).toMatch(new RegExp(`/s/partner\\?code=${ploy.code}$`))
  })

  it('reads the income of a month by day, by the days of the restaurant', async () => {
    await buy(backend, nok)
    backend.clock.set('2026-11-23T01:00:00+07:00')
    const income = await ploy.ask(calls.income, {})
    expect(income).toMatchObject({ month: '2026-11', settled: 0 })
    expect(income.total).toBe(income.waiting)
    expect(income.days).toHaveLength(12)
    expect(income.days.at(-1)).toEqual({ day: '2026-11-23', amount: 0 })
    expect(income.days.at(-3)).toEqual({ day: '2026-11-21', amount: income.total })
    expect(await ploy.ask(calls.income, { month: '2026-10' })).toMatchObject({ total: 0 })
    expect((await ploy.ask(calls.orders, { day: '2026-11-21' })).total).toBe(1)
    expect((await ploy.ask(calls.orders, { day: '2026-11-22' })).total).toBe(0)
    expect((await ploy.ask(calls.orders, { month: '2026-11', tab: 'waiting' })).total).toBe(1)
    expect((await ploy.call(calls.income, { month: '2026-13' })).code).toBe(400)
  })

  it('who is frozen earns nothing by new orders and keeps the money, unless staff hold it', async () => {
    const frozen = { frozen: true, reason: 'Odd orders' }
    await staff.ask(staffCalls.setFrozen, { ...(await ploy.seen()), ...frozen })
    await buy(backend, nok)
    expect((await ploy.call(calls.centre, {})).msg).toBe('Your partner link is paused')
    expect(await ploy.ask(calls.purse, {})).toMatchObject({ available: 0 })
    expect((await ploy.withdraw(10_000)).msg).toMatch(/more than you have/)
    await staff.ask(staffCalls.setFrozen, { ...(await ploy.seen()), ...frozen, holdMoney: true })
    expect((await ploy.withdraw(10_000)).msg).toMatch(/on hold/)
    expect(await ploy.ask(calls.application, {})).toMatchObject({ state: 3, reason: 'Odd orders', holdsMoney: true })
    await staff.ask(staffCalls.setFrozen, { ...(await ploy.seen()), frozen: false, reason: 'It was a mistake' })
    expect(await ploy.centre()).toMatchObject({ orderCount: 0 })
  })
})
