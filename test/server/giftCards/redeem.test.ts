import { eq } from 'drizzle-orm'
import { giftCards } from '../../../server/db/schema/wallet/giftCards'
import { giftCardContract as calls } from '../../../src/contract/wallet/giftCard'
import { CardHolder, twoHolders } from '../support/coupons/cardHolder'
import { codesOf } from '../support/inStore/diner'
import type { Backend } from '../support/harness'

let backend: Backend
let nok: CardHolder
let som: CardHolder
twoHolders((fresh, giver, receiver) => ([backend, nok, som] = [fresh, giver, receiver]))

describe('the code of a gift card', () => {
  it('has 16 digits, is the same each time it is shown, and is stored nowhere', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    expect(code).toMatch(/^\d{16}$/)
    expect(await nok.code(id)).toBe(code)
    expect(await backend.dump()).not.toContain(code)
  })

  it('moves the card into the account of who enters it, with spaces and hyphens too', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    const typed = `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8, 12)} ${code.slice(12)}`
    expect((await som.redeem(typed)).data).toMatchObject({ id, balance: 50_000, from: '', message: '' })
    expect(await som.cards()).toEqual([id])
    expect(await nok.cards()).toEqual([])
  })

  it('is worth nothing once it was entered', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    await som.redeem(code)
    expect((await nok.redeem(code)).msg).toMatch(/do not know this code/)
    expect(await som.code(id)).not.toBe(code)
  })

  it('is entered once when two members do it in the same second', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    const ann = await CardHolder.enter(backend, 'Ann')
    const replies = await Promise.all([som.redeem(code), ann.redeem(code)])
    expect(codesOf(replies)).toEqual([200, 400])
    expect([...(await som.cards()), ...(await ann.cards())]).toEqual([id])
  })

  it('is answered from the first reply when the call is repeated', async () => {
    const id = await nok.buy()
    const code = await nok.code(id)
    const first = await som.call(calls.redeem, { code }, 'key')
    expect(await som.call(calls.redeem, { code }, 'key')).toEqual(first)
    expect(first.data.id).toBe(id)
  })

  it.each([
    ['is already in the account', () => undefined, 'nok', /already in your account/],
    ['belongs to an expired card', (id: string) => change(id, { expireAt: backend.clock.now() }), 'som', /expired/],
    ['belongs to an empty card', (id: string) => change(id, { balance: 0 }), 'som', /Nothing is left/],
    ['belongs to a cancelled card', (id: string) => change(id, { state: 'cancelled' }), 'som', /do not know/],
  ] as const)('is refused in its own words when it %s', async (_what, prepare, who, reason) => {
    const id = await nok.buy()
    const code = await nok.code(id)
    await prepare(id)
    const reply = await (who === 'nok' ? nok : som).redeem(code)
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(reason)])
  })

  it.each(['', '12', '0000 0000 0000 000x', '0'.repeat(17), '0'.repeat(16)])(
    'is answered as unknown and no more when it is wrong: "%s"',
    async (code) => {
      expect((await som.redeem(code)).msg).toMatch(/do not know this code/)
    },
  )

  it('can be tried ten times an hour by one member; a success forgets the failures', async () => {
    const code = await nok.code(await nok.buy())
    const wrong = () => som.redeem('0'.repeat(16))
    for (let tries = 0; tries < 9; tries += 1) await wrong()
    expect((await som.redeem(code)).code).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) expect((await wrong()).msg).toMatch(/do not know/)
    const refused = await wrong()
    expect([refused.code, refused.data]).toEqual([400, { retryIn: 3600 }])
    backend.clock.advance(61)
    expect((await wrong()).msg).toMatch(/do not know/)
  })

  it('can be tried thirty times an hour from one network address, by all members together', async () => {
    for (const name of 'abc') {
      const member = await CardHolder.enter(backend, name)
      for (let tries = 0; tries < 10; tries += 1) await fromOutside(member)
    }
    expect((await fromOutside(som)).data).toMatchObject({ retryIn: expect.any(Number) })
  })
})

function fromOutside(member: CardHolder) {
  return backend.call(calls.redeem, { code: '0'.repeat(16) }, { token: member.token, ip: '203.0.113.7' })
}

async function change(id: string, values: Partial<typeof giftCards.$inferInsert>): Promise<void> {
  await backend.db.update(giftCards).set(values).where(eq(giftCards.id, id))
}
