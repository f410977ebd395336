import { payCodes } from '../../../server/db/schema/wallet/storedValue'
import { payCodeContract as calls } from '../../../src/contract/wallet/payCode'
import { codesOf } from '../support/inStore/diner'
import { credit, setFacts } from '../support/accounts/accounts'
import { E164_PHONE, EMAIL, withMembers } from '../support/accounts/members'
import { openTopUps } from '../support/membership/saver'
import { Shopper } from '../support/orders/shopper'

const context = withMembers()
const CODE = '314159'
let token: string
let userId: string

beforeEach(async () => {
  const { backend, members } = context
  backend.clock.set('2026-11-21T12:00:00+07:00')
  const signedIn = await members.byPhone()
  token = signedIn.token
  userId = signedIn.userInfo.id
  await openTopUps(backend)
  await credit(backend, userId, { paidIn: 100_000 })
})

const setCode = async (payCode = CODE) => {
  const { backend, post } = context
  backend.clock.advance(2)
  await backend.ask(calls.send, { by: 'phone' }, { token })
  return backend.ask(calls.set, { by: 'phone', code: post.code(E164_PHONE), payCode }, { token })
}
const verify = (payCode: string) => context.backend.call(calls.verify, { payCode }, { token })
const fill = () => Shopper.with(context.backend, token).fill()
const pay = async (shopper: Shopper) => shopper.place({ useBalance: true })

describe('the pay code', () => {
  it('is set by a code to the phone or the mailbox of the account, and stored as a hash', async () => {
    const { backend, post } = context
    expect(await backend.ask(calls.state, {}, { token })).toEqual({
      on: false,
      destinations: [{ by: 'phone', shown: '081••••678' }],
    })
    expect((await backend.call(calls.send, { by: 'email' }, { token })).code).toBe(400)
    await setFacts(backend, userId, { email: EMAIL })
    await backend.ask(calls.send, { by: 'email' }, { token })
    const reply = await backend.ask(calls.set, { by: 'email', code: post.code(EMAIL), payCode: CODE }, { token })
    expect(reply).toEqual({ on: true, destinations: [expect.anything(), { by: 'email', shown: 'n•••@example.com' }] })
    expect(await backend.dump()).not.toContain(CODE)
  })

  it.each(['12345', '1234567', 'abcdef', ''])('is six digits: %j is refused', async (payCode) => {
    expect((await context.backend.call(calls.set, { by: 'phone', code: '123456', payCode }, { token })).code).toBe(400)
  })

  it('is not set with a wrong code, or with one that was sent to sign in', async () => {
    const { backend, post } = context
    const set = (code: string) => backend.call(calls.set, { by: 'phone', code, payCode: CODE }, { token })
    expect((await set(post.code(E164_PHONE))).code).toBe(400)
    backend.clock.advance(2)
    await backend.ask(calls.send, { by: 'phone' }, { token })
    expect((await set(post.wrongCode(E164_PHONE))).code).toBe(400)
    expect(await backend.db.$count(payCodes)).toBe(0)
  })

  it('is asked for before the balance pays, and pays once when it was entered', async () => {
    await setCode()
    const shopper = await fill()
    expect(await pay(shopper)).toMatchObject({ code: 400, data: { payCode: true } })
    expect((await verify(CODE)).code).toBe(200)
    expect((await pay(shopper)).code).toBe(200)
    await shopper.fill()
    expect((await pay(shopper)).code).toBe(400)
  })

  it('pays one of two orders that are placed at the same moment', async () => {
    await setCode()
    const shopper = await fill()
    const order = await shopper.order()
    const other = await (await fill()).order()
    await verify(CODE)
    const replies = await Promise.all([
      shopper.startPay(order.id, { payType: 'balance' }),
      shopper.startPay(other.id, { payType: 'balance' }),
    ])
    expect(codesOf(replies)).toEqual([200, 400])
  })

  it('is forgotten two minutes after it was entered', async () => {
    await setCode()
    await verify(CODE)
    context.backend.clock.advance(2)
    expect((await pay(await fill())).code).toBe(400)
  })

  it('can be tried five times; then not even the right one counts, until a new one is set by a code', async () => {
    await setCode()
    for (let tries = 0; tries < 5; tries += 1) expect((await verify('000000')).msg).toBe('This pay code is not right')
    expect((await verify(CODE)).msg).toMatch(/try again|minutes/i)
    await setCode('271828')
    expect((await verify(CODE)).code).toBe(400)
    expect((await verify('271828')).code).toBe(200)
  })

  it('is not tried more often by many calls at the same moment', async () => {
    await setCode()
    const replies = await Promise.all(Array.from({ length: 7 }, () => verify('000000')))
    expect(replies.filter(({ msg }) => msg === 'This pay code is not right')).toHaveLength(5)
  })

  it('is removed by a code; then the balance pays without it', async () => {
    const { backend, post } = context
    await setCode()
    backend.clock.advance(2)
    await backend.ask(calls.send, { by: 'phone' }, { token })
    const state = await backend.ask(calls.remove, { by: 'phone', code: post.code(E164_PHONE) }, { token })
    expect(state.on).toBe(false)
    expect((await pay(await fill())).code).toBe(200)
  })

  it('is not right for a member without one', async () => {
    expect((await verify(CODE)).msg).toBe('This pay code is not right')
  })
})
