import { credentialsContract } from '../../../src/contract/account/credentials'
import { orderContract } from '../../../src/contract/order/order'
import { sessionContract } from '../../../src/contract/account/session'
import { cleanUp } from '../../../server/jobs/cleanup'
import { credit, sessionOf, setFacts, signInAs } from '../support/accounts/accounts'
import { EMAIL, E164_PHONE, PASSWORD, withMembers } from '../support/accounts/members'
import { Shopper } from '../support/orders/shopper'

const DAY = 24 * 60

const context = withMembers()
const { edit, birthday, logout, remove, profile: profileCall } = sessionContract

beforeEach(() => context.backend.clock.set('2026-11-21T12:00:00+07:00'))

const nok = async () => (await signInAs(context.backend, 'Nok')).token
const profile = (token: string) => context.backend.call(profileCall, {}, { token })

describe('a profile', () => {
  it('changes the given fields and leaves the rest', async () => {
    const { token, userInfo } = await signInAs(context.backend, 'Nok')
    const avatar = 'https://pictures.example/nok'
    await setFacts(context.backend, userInfo.id, { avatar })
    await context.backend.ask(edit, { nickname: 'Nok W.' }, { token })
    const changed = await context.backend.ask(edit, { gender: 2, avatar }, { token })
    expect(changed).toMatchObject({ nickname: 'Nok W.', gender: 2, avatar })
    expect((await profile(token)).data).toEqual(changed)
    expect(await context.backend.ask(edit, {}, { token })).toEqual(changed)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    'http://plain.example/a.png',
    '" onload="',
  ])('takes no picture at %s', async (avatar) => {
    expect(await context.backend.call(edit, { avatar }, { token: await nok() })).toMatchObject({
      code: 400,
      data: { fields: ['avatar'] },
    })
  })

  it('cannot be changed by a guest', async () => {
    expect(await context.members.call(edit, { nickname: 'Nobody' })).toMatchObject({ code: 401 })
  })
})

describe('a birthday', () => {
  const set = (token: string, day: string) => context.backend.call(birthday, { birthday: day }, { token })

  it('is set once, even by two concurrent calls', async () => {
    const token = await nok()
    const replies = await Promise.all([set(token, '05-17'), set(token, '05-18')])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const stored = replies.find(({ code }) => code === 200)?.data?.birthday
    expect(await context.backend.call(birthday, { birthday: '01-01' }, { token, locale: 'th' })).toMatchObject({
      code: 400,
      msg: 'ตั้งวันเกิดไว้แล้ว ไม่สามารถเปลี่ยนได้',
    })
    expect((await profile(token)).data).toMatchObject({ birthday: stored })
  })

  it('is a day and a month, 29 February too; a year from earlier is not answered', async () => {
    const token = await nok()
    expect(await set(token, '02-29')).toMatchObject({ code: 200, data: { birthday: '02-29' } })
    const bee = await signInAs(context.backend, 'Bee')
    await setFacts(context.backend, bee.userInfo.id, { birthday: '1990-05-17' })
    expect((await profile(bee.token)).data).toMatchObject({ birthday: '05-17' })
  })

  it.each(['02-30', '04-31'])('is not %s', async (day) => {
    expect(await set(await nok(), day)).toMatchObject({ code: 400, msg: 'Please choose a day that exists' })
  })

  it.each(['2026-05-17', '00-10', '13-01', '5-17', ''])('is no text like %j', async (day) => {
    expect((await set(await nok(), day)).code).toBe(400)
  })
})

describe('signing out', () => {
  it('ends this device', async () => {
    const [phone, tablet] = [await nok(), await nok()]
    await context.backend.ask(logout, {}, { token: phone })
    expect(await profile(phone)).toMatchObject({ code: 401 })
    expect(await profile(tablet)).toMatchObject({ code: 200 })
  })

  it('everywhere ends the sessions of all devices of the account, and of no other account', async () => {
    const [phone, tablet] = [await nok(), await nok()]
    const { token: bee } = await signInAs(context.backend, 'Bee')
    await context.backend.ask(logout, { everywhere: true }, { token: phone })
    for (const token of [phone, tablet]) expect(await profile(token)).toMatchObject({ code: 401 })
    expect(await profile(bee)).toMatchObject({ code: 200 })
  })
})

describe('an unused session', () => {
  it('expires after 90 days, and its guest is deleted after 180', async () => {
    const [member, visitor] = [await nok(), await context.backend.guest()]
    context.backend.clock.advance(90 * DAY)
    expect(await profile(member)).toMatchObject({ code: 200 })
    context.backend.clock.advance(90 * DAY + 1)
    expect(await profile(member)).toMatchObject({ code: 401 })
    expect(await profile(visitor)).toMatchObject({ code: 401 })
  })
})

describe('deleting an account', () => {
  it('signs out everywhere, and signing in within thirty days cancels it', async () => {
    const [phone, tablet] = [await nok(), await nok()]
    expect(await context.backend.ask(remove, { reason: 'moved away' }, { token: phone })).toEqual({ on: '2026-12-21' })
    for (const token of [phone, tablet]) expect(await profile(token)).toMatchObject({ code: 401 })
    context.backend.clock.advance(29 * DAY)
    const token = await nok()
    context.backend.clock.advance(10 * DAY)
    await cleanUp(context.backend.db, context.backend.clock.now())
    expect((await profile(token)).data).toMatchObject({ nickname: 'Nok' })
  })

  it('leaves no personal data after thirty days, only the orders for accounting', async () => {
    await context.members.byEmail()
    const { token, userInfo } = await context.members.byPhone()
    await setFacts(context.backend, userInfo.id, { nickname: 'Chanok', birthday: '1990-05-17' })
    await credit(context.backend, userInfo.id, { paidIn: 700 })
    const order = await (await Shopper.with(context.backend, token).fill()).order({ remark: 'no peanuts, love Chanok' })
    await context.backend.ask(orderContract.close, { orderId: order.id }, { token })
    await context.backend.ask(remove, {}, { token })
    context.backend.clock.advance(30 * DAY)
    await cleanUp(context.backend.db, context.backend.clock.now())
    const stored = await context.backend.dump()
    expect(stored).toContain(order.orderNo)
    for (const trace of [E164_PHONE, 'Chanok', '1990-05-17', '081 234 5678']) expect(stored).not.toContain(trace)
    const other = { email: EMAIL, password: PASSWORD }
    expect(await context.members.call(credentialsContract.emailLogin, other)).toMatchObject({ code: 200 })
    expect((await context.members.byPhone()).userInfo).toMatchObject({ nickname: '', balance: 0 })
  })
})

describe('a session', () => {
  it('returns the user of a token, and nothing for an unknown token', async () => {
    expect(await sessionOf(context.backend, await nok())).toMatchObject({ member: true, blocked: false })
    await expect(sessionOf(context.backend, 'x'.repeat(43))).rejects.toThrow('gone')
  })
})
