import { eq } from 'drizzle-orm'
import { giftCardGifts, giftCards } from '../../../server/db/schema/wallet/giftCards'
import { giftCardContract as calls } from '../../../src/contract/wallet/giftCard'
import { CardHolder, twoHolders } from '../support/coupons/cardHolder'
import { codesOf } from '../support/inStore/diner'
import { type Backend, runJob } from '../support/harness'

let backend: Backend
let nok: CardHolder
let som: CardHolder
twoHolders((fresh, giver, receiver) => ([backend, nok, som] = [fresh, giver, receiver]))

const DAY = 24 * 60

describe('a gift card that is given', () => {
  it('is locked, and its link shows what it is to each guest who opens it', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    const token = await nok.give(id, 'Happy birthday!')
    expect((await nok.detail(id)).card).toMatchObject({ state: 'gifting', returnsAt: '2026-11-22T12:00:00.000+07:00' })
    expect((await nok.call(calls.code, { id })).code).toBe(400)
    expect((await nok.call(calls.give, { id })).code).toBe(400)
    expect((await som.redeem(code)).msg).toMatch(/do not know this code/)
    const landing = await backend.ask(calls.getGift, { token }, { token: await backend.guest() })
    const giver = { name: 'Nok' }
    expect(landing).toMatchObject({ state: 'open', amount: 50_000, message: 'Happy birthday!', giver, cardId: null })
    expect(await nok.ask(calls.getGift, { token })).toMatchObject({ state: 'own', cardId: id })
  })

  it('moves whole to the first who opens it; both see the record', async () => {
    const ann = await CardHolder.enter(backend, 'Ann')
    const id = await nok.buy()
    const token = await nok.give(id, 'For you')
    expect((await som.receive(token)).data).toMatchObject({ state: 'yours', cardId: id })
    expect((await som.receive(token)).code).toBe(200)
    expect((await ann.receive(token)).msg).toBe('Somebody else was faster')
    expect(await ann.ask(calls.getGift, { token })).toMatchObject({ state: 'taken', cardId: null })
    expect((await som.detail(id)).card).toMatchObject({ from: 'Nok', message: 'For you', state: 'unused' })
    expect((await nok.call(calls.detail, { id })).code).toBe(400)
    const gift = { amount: 50_000, state: 'gifted' }
    expect((await nok.ask(calls.gifts, {})).list).toMatchObject([{ ...gift, given: true, person: 'Som' }])
    expect((await som.ask(calls.gifts, {})).list).toMatchObject([{ ...gift, given: false, person: 'Nok' }])
  })

  it('cannot be claimed by its giver', async () => {
    const token = await nok.give(await nok.buy())
    expect((await nok.receive(token)).msg).toMatch(/You are giving this card/)
  })

  it('has a new code for the receiver: the old one is worth nothing', async () => {
    const id = await nok.buy()
    const old = await nok.code(id)
    await som.receive(await nok.give(id))
    expect(await som.code(id)).not.toBe(old)
    expect((await nok.redeem(old)).code).toBe(400)
  })

  it('is taken back by its giver at any time before', async () => {
    const id = await nok.buy()
    const token = await nok.give(id)
    expect((await som.call(calls.takeBack, { id })).code).toBe(400)
    expect((await nok.ask(calls.takeBack, { id })).card.state).toBe('unused')
    expect((await nok.call(calls.takeBack, { id })).code).toBe(400)
    expect((await som.receive(token)).msg).toMatch(/taken this card back/)
    expect((await nok.ask(calls.gifts, {})).list).toMatchObject([{ state: 'cancelled' }])
  })

  it('comes back after 24 hours by the clock of the server, before any job runs', async () => {
    const id = await nok.buy()
    const token = await nok.give(id)
    backend.clock.advance(DAY)
    expect((await nok.detail(id)).card.state).toBe('unused')
    expect((await nok.detail(id)).gift).toBeNull()
    expect(await som.ask(calls.getGift, { token })).toMatchObject({ state: 'returned' })
    expect((await som.receive(token)).msg).toMatch(/not opened in time/)
    expect((await nok.ask(calls.gifts, {})).list).toMatchObject([{ state: 'returned' }])
    expect((await nok.call(calls.give, { id })).code).toBe(200)
  })

  it('comes back by a job, also when several servers run it at once', async () => {
    const id = await nok.buy()
    const token = await nok.give(id)
    backend.clock.advance(DAY - 1)
    await runJob(backend.app.jobs.giftReturns)
    expect(await som.ask(calls.getGift, { token })).toMatchObject({ state: 'open' })
    backend.clock.advance(1)
    const { giftReturns } = backend.app.jobs
    await Promise.all([runJob(giftReturns), runJob(giftReturns)])
    const [gift] = await backend.db.select().from(giftCardGifts)
    const [card] = await backend.db.select().from(giftCards).where(eq(giftCards.id, id))
    expect([gift?.state, card?.state, card?.balance]).toEqual(['returned', 'active', 50_000])
  })

  it('is claimed once when ten members open it in the same second', async () => {
    const id = await nok.buy()
    const token = await nok.give(id)
    const crowd = await Promise.all(Array.from('abcdefghij', (name) => CardHolder.enter(backend, name)))
    const replies = await Promise.all(crowd.map((each) => each.receive(token)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const owners = await Promise.all(crowd.map((each) => each.cards()))
    expect(owners.flat()).toEqual([id])
  })

  it('is either claimed or taken back when both happen at once', async () => {
    const id = await nok.buy()
    const token = await nok.give(id)
    const [claimed, back] = await Promise.all([som.receive(token), nok.call(calls.takeBack, { id })])
    expect(codesOf([claimed, back])).toEqual([200, 400])
    expect([...(await nok.cards()), ...(await som.cards())]).toEqual([id])
  })

  it.each([
    ['expired', { expireAt: new Date('2026-11-21T11:00:00+07:00') }],
    ['usedUp', { balance: 0 }],
  ] as const)('is not given once it is %s, and is among the past cards', async (state, values) => {
    const id = await nok.buy()
    await backend.db.update(giftCards).set(values).where(eq(giftCards.id, id))
    expect((await nok.call(calls.give, { id })).msg).toMatch(/cannot be given/)
    expect((await nok.detail(id)).card.state).toBe(state)
    expect([await nok.cards(), await nok.cards('1')]).toEqual([[], [id]])
  })

  it('keeps its words to 60 characters', async () => {
    const id = await nok.buy()
    expect((await nok.call(calls.give, { id, message: 'x'.repeat(61) })).code).toBe(400)
  })
})

describe('a gift card of another member', () => {
  it.each(['detail', 'code', 'refund', 'give', 'takeBack'] as const)('is not there for the call %s', async (name) => {
    const id = await nok.buy()
    const reply = await som.call(calls[name], { id })
    expect([reply.code, reply.msg]).toEqual([400, 'This gift card is not in your account'])
    expect((await som.call(calls[name], { id: 'nobody' })).msg).toBe(reply.msg)
    expect(await nok.cards()).toEqual([id])
  })

  it('is not found by the order of another member, and an unknown link opens nothing', async () => {
    const { orderId } = await nok.order()
    expect((await som.call(calls.bought, { orderId })).code).toBe(400)
    expect((await som.call(calls.getGift, { token: 'nobody' })).code).toBe(400)
    expect((await som.receive('nobody')).code).toBe(400)
  })
})
