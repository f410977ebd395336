import { eq } from 'drizzle-orm'
import { drinksContract as staffCalls } from '../../../console/contract/tables/drinks'
import { drinkGifts } from '../../../server/db/schema/wallet/drinks'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { removeMemberData } from '../../../server/modules/memberData'
import { readContent } from '../../../server/modules/notifications/messageSubjects'
import { LOCALES } from '../../../src/contract/constants/common'
import { drinksContract as calls } from '../../../src/contract/inStore/drinks'
import { setFacts } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import { type Drinker, enterDrinker, freshBar, storeFor } from '../support/membership/drinks'
import { type Backend, runJob } from '../support/harness'
import type { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let nok: Drinker
let som: Drinker
let bottle: string
freshBar((...all) => ([backend, staff, nok] = all))
beforeEach(async () => {
  som = await enterDrinker(backend, 'Som')
  bottle = (await storeFor(staff, nok, { storageKind: 'opened', quantity: 65, remark: 'For Nok' })).id
})

const DAY = 24 * 60
const told = async () =>
  (await backend.db.select().from(guestMessages)).map(({ occasion, subject, userId }) => {
    return `${occasion} ${subject} ${userId === nok.userId}`
  })

describe('a bottle that is given', () => {
  it('is locked, and its link shows a stranger no name, no picture and no level', async () => {
    const gift = await nok.give(bottle)
    expect(gift).toMatchObject({ state: 'own', drinkId: bottle, expireAt: '2026-11-22T12:00:00.000+07:00' })
    expect(await nok.look(bottle)).toMatchObject({ locked: true, giftId: gift.id, actions: ['takeBack'] })
    for (const endpoint of [calls.takeCode, calls.extend, calls.give])
      expect((await nok.call(endpoint, { id: bottle, adult: true })).msg).toMatch(/waits for a friend/)
    const shown = await som.ask(calls.gift, { token: gift.token })
    expect(shown).toMatchObject({ state: 'open', category: 'spirit', alcohol: true, token: null, drinkId: null })
    const { id: _id, ...facts } = shown
    expect(JSON.stringify(facts)).not.toMatch(/rum|65/i)
    const { version } = await staff.ask(staffCalls.read, { id: bottle })
    const off = { id: bottle, version, reason: 'Broken' }
    expect((await staff.call(staffCalls.writeOff, off)).msg).toMatch(/waits for a friend/)
  })

  it('is the friend’s with its label, shelf and end, once', async () => {
    const { token, id } = await nok.give(bottle)
    expect((await som.receive(token, false)).msg).toMatch(/20 or older/)
    expect((await nok.receive(token)).msg).toMatch(/your own/)
    const { data } = await som.receive(token)
    expect(data).toMatchObject({ state: 'yours', token: null, giver: { name: 'Nok' } })
    expect((await som.receive(token)).code).toBe(200)
    const [received] = (await som.list()).list
    expect(received).toMatchObject({
      id: data.drinkId,
      no: 'K-0001',
      remainLevel: 65,
      cabinet: 'Shelf 12',
      leftDays: 180,
    })
    expect(await som.log(received?.id ?? '')).toEqual([['receive', 65, 65]])
    expect((await nok.list('taken')).list).toMatchObject([{ id: bottle, state: 5, stateFormat: 'Given away' }])
    expect((await nok.log(bottle))[0]).toEqual(['transfer', -65, 65])
    expect(await nok.ask(calls.gift, { giftId: id })).toMatchObject({ state: 'given', receiver: 'Som' })
    const third = await enterDrinker(backend, 'Third')
    expect((await third.receive(token)).msg).toMatch(/somebody else/)
    expect((await third.call(calls.gift, { giftId: id })).code).toBe(400)
    expect((await nok.call(calls.takeCode, { id: bottle, adult: true })).msg).toMatch(/not kept/)
  })

  it('claimed by ten members at the same moment, goes to one', async () => {
    const { token } = await nok.give(bottle)
    const crowd = await Promise.all(Array.from('abcdefghij', (name) => enterDrinker(backend, name)))
    const replies = await Promise.all(crowd.map((each) => each.receive(token)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const held = await Promise.all(crowd.map(async (each) => (await each.list()).total))
    expect(held.filter((count) => count > 0)).toEqual([1])
  })

  it('claimed and taken back at the same moment, is one of both', async () => {
    const { token, id } = await nok.give(bottle)
    const [claimed, back] = await Promise.all([som.receive(token), nok.call(calls.takeBack, { giftId: id })])
    expect(codesOf([claimed, back])).toEqual([200, 400])
    expect((await nok.list()).total + (await som.list()).total).toBe(1)
  })

  it('is taken back by its giver only', async () => {
    const { token, id } = await nok.give(bottle)
    expect((await som.call(calls.takeBack, { giftId: id })).code).toBe(400)
    expect(await nok.ask(calls.takeBack, { giftId: id })).toMatchObject({ state: 'cancelled' })
    expect((await nok.call(calls.takeBack, { giftId: id })).msg).toMatch(/does not wait/)
    expect((await som.receive(token)).msg).toMatch(/taken back/)
    expect((await nok.look(bottle)).actions).toContain('take')
  })

  it('comes back by the clock and by the job, and can be given again before it', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    const { token } = await nok.give(bottle)
    backend.clock.advance(DAY)
    expect(await nok.look(bottle)).toMatchObject({ locked: false, giftId: null })
    expect((await som.receive(token)).msg).toMatch(/went back/)
    const next = await nok.give(bottle)
    backend.clock.advance(DAY)
    await runJob(backend.app.jobs.giftReturns)
    const states = (await backend.db.select().from(drinkGifts)).map(({ state }) => state)
    expect([states, await told()]).toEqual([
      ['returned', 'returned'],
      ['giftReturned drinkGift true', 'giftReturned drinkGift true'],
    ])
    expect((await som.receive(next.token)).code).toBe(400)
  })

  it('is not given where the restaurant does not allow it', async () => {
    await setConfig(backend.db, 'drinkSetting', { transfers: false })
    expect((await nok.look(bottle)).actions).toEqual(['take'])
    expect((await nok.call(calls.give, { id: bottle })).msg).toMatch(/cannot be given/)
  })
})

describe('members of kept bottles', () => {
  it('are reminded once of a bottle that ends within a week, by day', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    await storeFor(staff, nok, { keepDays: 8 })
    await runJob(backend.app.jobs.drinks)
    expect(await told()).toEqual([])
    backend.clock.advance(DAY)
    await runJob(backend.app.jobs.drinks)
    await runJob(backend.app.jobs.drinks)
    expect(await told()).toEqual(['drinkExpiring drink true'])
  })

  it('are reminded of a bottle without the name of the drink', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    await storeFor(staff, nok, { keepDays: 7 })
    await runJob(backend.app.jobs.drinks)
    const messages = await backend.db.select().from(guestMessages)
    const contents = await Promise.all(messages.map((message) => readContent(backend.db, message)))
    expect(contents.map((content) => content?.valuesIn('en').item)).toEqual(['A kept bottle'])
    for (const locale of LOCALES) expect(JSON.stringify(contents[0]?.valuesIn(locale))).not.toMatch(/rum|รัม/i)
  })

  it('take them along in a merge while one is being claimed, and leave them to the store when they go', async () => {
    const { token, id } = await nok.give(bottle)
    const account = await enterDrinker(backend, 'Account')
    const merging = { from: nok.userId, into: account.userId, now: backend.clock.now() }
    const [claim] = await Promise.all([som.receive(token), backend.db.transaction((tx) => mergeUsers(tx, merging))])
    expect(claim.code).toBe(200)
    const [gift] = await backend.db.select().from(drinkGifts).where(eq(drinkGifts.id, id))
    expect(gift).toMatchObject({ giverId: account.userId, receiverId: som.userId, state: 'gifted' })
    await backend.db.transaction((tx) => removeMemberData(tx, som.userId, backend.clock.now()))
    const { list } = await staff.ask(staffCalls.list, { storeId: 'ari', state: 'kept' })
    expect(list).toMatchObject([{ memberId: null, memberName: '', remark: '', no: 'K-0001' }])
  })
})
