import { invitations } from '../../../server/db/schema/members/invitations'
import { orders } from '../../../server/db/schema/orders/orders'
import { sessionContract } from '../../../src/contract/account/session'
import { oldWithNewContract as calls } from '../../../src/contract/invitation/oldWithNew'
import { setFacts, signInAs } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import {
  eat,
  enterMember,
  invite,
  newPhone,
  openLink,
  type Person,
  runCampaign,
  runInvites,
  signInByPhone,
} from '../support/membership/inviters'

let backend: Backend
let ploy: Person
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => (ploy = await enterMember(backend, 'Ploy')))

const DAY = 24 * 60
const reasonsOf = async (inviter: Person) => (await inviter.friends()).list.map(({ nick, reason }) => [nick, reason])
const lookAs = async (token: string, inviter = ploy) =>
  backend.ask(calls.partyB, { code: await inviter.code() }, { token })

describe('an invitation', () => {
  beforeEach(() => runCampaign(backend))

  it('shows a guest who invites and what both get, before anybody signs in', async () => {
    const token = await backend.guest()
    expect(await lookAs(token)).toMatchObject({
      ...{ state: 'open', inviter: { nick: 'Ploy' }, reward: null, until: null },
      activity: {
        ...{ condition: 'minAmount', minAmount: 10_000, withinDays: 30, friendAtOnce: true },
        rewardA: { kind: 'balance', value: 6000, most: 6000 },
        rewardB: { kind: 'coupon', value: 6000, minAmount: 20_000, name: 'welcome' },
      },
    })
  })

  it('is bound by the first sign-in, with the coupon for it', async () => {
    const nok = await invite(backend, ploy, 'Nok')
    expect(await nok.coupons()).toEqual(['welcome'])
    expect(await lookAs(nok.token)).toMatchObject({
      ...{ state: 'joined', until: '2026-12-21T12:00:00.000+07:00' },
      reward: { kind: 'coupon', value: 6000, usedAt: null },
    })
    expect(await ploy.friends()).toMatchObject({
      ...{ total: 1, counts: { all: 1, waiting: 1, rewarded: 0 } },
      list: [{ nick: 'Nok', state: 1, stateFormat: 'Has not ordered yet', reason: '', reward: null }],
    })
    expect(await nok.got()).toMatchObject([{ from: 'Ploy', state: 'given', given: { value: 6000 } }])
  })

  it('survives another day, a reload and the end of the session on the device', async () => {
    const token = await openLink(backend, ploy)
    backend.clock.advance(9 * DAY)
    const { token: again } = await backend.ask(sessionContract.guest, {
      device: token,
    })
    const nok = await signInByPhone(backend, newPhone(), 'Nok', again)
    expect((await ploy.friends()).total).toBe(1)
    expect(await nok.coupons()).toEqual(['welcome'])
  })

  it('waits for the phone number of an account that has none, and comes with it', async () => {
    const token = await openLink(backend, ploy)
    const { token: member, userInfo } = await signInAs(backend, 'Nok', token)
    expect((await lookAs(member)).state).toBe('needsPhone')
    expect((await ploy.friends()).total).toBe(0)
    await setFacts(backend, userInfo.id, { phone: newPhone() })
    const code = await ploy.code()
    expect(await backend.ask(calls.accept, { code }, { token: member })).toMatchObject({ state: 'joined' })
    expect((await ploy.friends()).total).toBe(1)
  })

  it('is of the inviter whose link was opened last', async () => {
    const som = await enterMember(backend, 'Som')
    const device = await openLink(backend, ploy)
    await openLink(backend, som, device)
    await signInByPhone(backend, newPhone(), 'Nok', device)
    expect([(await ploy.friends()).total, (await som.friends()).total]).toEqual([0, 1])
  })

  it('is accepted once: a later link changes nothing', async () => {
    const som = await enterMember(backend, 'Som')
    const nok = await invite(backend, ploy, 'Nok')
    const code = await som.code()
    expect(await nok.ask(calls.accept, { code })).toMatchObject({ state: 'joined' })
    expect((await som.friends()).total).toBe(0)
    expect(await nok.coupons()).toEqual(['welcome'])
  })

  it('is not for the inviter, nor for a member who had an account before', async () => {
    const som = await enterMember(backend, 'Som')
    backend.clock.advance(1)
    const code = await ploy.code()
    expect(await ploy.ask(calls.accept, { code })).toMatchObject({ state: 'own', reward: null })
    expect(await som.ask(calls.accept, { code })).toMatchObject({ state: 'notNew', reward: null })
    expect((await ploy.friends()).total).toBe(0)
  })

  it('goes to one account when two devices register the same number at the same moment', async () => {
    const som = await enterMember(backend, 'Som')
    const phone = newPhone()
    const devices = [await openLink(backend, ploy), await openLink(backend, som)]
    await Promise.allSettled(devices.map((device) => signInByPhone(backend, phone, 'Nok', device)))
    expect((await ploy.friends()).total + (await som.friends()).total).toBe(1)
  })

  it('is bound once when one account asks many times at the same moment', async () => {
    const token = await openLink(backend, ploy)
    const { token: member, userInfo } = await signInAs(backend, 'Nok', token)
    await setFacts(backend, userInfo.id, { phone: newPhone() })
    const code = await ploy.code()
    await Promise.all(Array.from({ length: 20 }, () => backend.call(calls.accept, { code }, { token: member })))
    expect((await ploy.friends()).total).toBe(1)
    expect(await backend.db.$count(invitations)).toBe(1)
  })

  it('has a link of its own, and refuses an unknown one', async () => {
    const { link, code } = await ploy.ask(calls.shear, {})
    expect(link).toMatch(new RegExp(`/s/oldWithNew\\?code=${code}$`))
    expect(await ploy.code()).toBe(code)
    const token = await backend.guest()
    expect(await backend.call(calls.partyB, { code: 'NOBODY' }, { token })).toMatchObject({
      code: 400,
      msg: 'This invitation was not found. Please ask your friend for a new link',
    })
    expect((await backend.call(calls.accept, { code: '' }, { token })).code).toBe(400)
  })
})

describe('a newcomer is judged once', () => {
  beforeEach(() => runCampaign(backend))

  it('is none on a device where another account has signed in', async () => {
    const device = await openLink(backend, ploy)
    const nok = await signInByPhone(backend, newPhone(), 'Nok', device)
    const second = (
      await backend.ask(sessionContract.guest, {
        device: nok.token,
      })
    ).token
    backend.clock.advance(1)
    const twin = await signInByPhone(backend, newPhone(), 'Twin', await openLink(backend, ploy, second))
    expect(await reasonsOf(ploy)).toEqual([
      ['Twin', 'The phone was used here before'],
      ['Nok', ''],
    ])
    expect(await twin.coupons()).toEqual([])
    expect((await lookAs(twin.token)).state).toBe('refused')
  })

  it('is none with a phone number that has ordered in another name', async () => {
    const phone = newPhone()
    await eat(backend, await signInByPhone(backend, newPhone(), 'Som'))
    await backend.db.update(orders).set({ phone: `0${phone.slice(3)}` })
    await signInByPhone(backend, phone, 'Nok', await openLink(backend, ploy))
    expect(await reasonsOf(ploy)).toEqual([['Nok', 'The phone number was here before']])
  })

  it('is none after ordering as a guest', async () => {
    const token = await backend.guest()
    await eat(backend, { token })
    await signInByPhone(backend, newPhone(), 'Nok', await openLink(backend, ploy, token))
    expect(await reasonsOf(ploy)).toEqual([['Nok', 'Had ordered before']])
  })

  it('is none with the phone number of an account that was removed', async () => {
    const phone = newPhone()
    const nok = await signInByPhone(backend, phone, 'Nok', await openLink(backend, ploy))
    await setFacts(backend, nok.userId, { phone: '' })
    backend.clock.advance(1)
    await signInByPhone(backend, phone, 'Nok again', await openLink(backend, ploy))
    expect((await reasonsOf(ploy))[0]).toEqual(['Nok again', 'The phone number was here before'])
  })

  it('is none who pays from the account of another guest', async () => {
    await eat(backend, await enterMember(backend, 'Som'), 'KBANK 123')
    const nok = await invite(backend, ploy, 'Nok')
    await eat(backend, nok, 'KBANK 123')
    expect(await reasonsOf(ploy)).toEqual([['Nok', 'The payment account was used here before']])
    await runInvites(backend)
    expect(await ploy.balance()).toBe(0)
  })

  it('is one who pays from an account of their own', async () => {
    await eat(backend, await enterMember(backend, 'Som'), 'KBANK 123')
    await eat(backend, await invite(backend, ploy, 'Nok'), 'KBANK 456')
    expect(await reasonsOf(ploy)).toEqual([['Nok', '']])
  })

  it('stays judged: another link does not help who was refused', async () => {
    const token = await backend.guest()
    await eat(backend, { token })
    const nok = await signInByPhone(backend, newPhone(), 'Nok', await openLink(backend, ploy, token))
    const som = await enterMember(backend, 'Som')
    expect(await nok.ask(calls.accept, { code: await som.code() })).toMatchObject({ state: 'refused' })
    expect((await som.friends()).total).toBe(0)
  })

  it('is no guest who signs in without a link', async () => {
    await enterMember(backend, 'Som')
    expect(await backend.db.$count(invitations)).toBe(0)
  })
})
