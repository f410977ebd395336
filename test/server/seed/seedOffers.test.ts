import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMBER } from '../../../server/seed/data/member'
import { checkGiftCards } from '../../../server/modules/ledger/checkGiftCards'
import { COUPON_KINDS } from '../../../src/contract/constants/coupon'
import { contract } from '../../../src/contract/contract'
import { credentialsContract } from '../../../src/contract/account/credentials'
import type { Endpoint, Input, Reply } from '../../../src/contract/endpoint'
import { signInAs } from '../support/accounts/accounts'
import { type Backend, startDemonstration } from '../support/harness'

let backend: Backend
let ploy: string
beforeAll(async () => {
  backend = await startDemonstration({ member: true })
  const { email, password } = MEMBER
  const asked = { token: await backend.guest() }
  ploy = (await backend.ask(credentialsContract.emailLogin, { email, password }, asked)).token
}, 30_000)
afterAll(() => backend.close())

const ask = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> =>
  backend.ask(endpoint, input, { token: ploy })

describe('the coupon centre of the demonstration', () => {
  it('has at least 14 coupons of every kind, and shows each way in which one cannot be claimed', async () => {
    const { list } = await ask(contract.coupon.centre, {})
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(new Set(list.map(({ terms }) => terms.kind))).toEqual(new Set(COUPON_KINDS))
    const states = list.map(({ receiveState }) => receiveState)
    expect(states).toEqual(expect.arrayContaining(['can', 'soldOut', 'notStarted', 'ended', 'levelTooLow']))
  })

  it('sells two packs and three designs of gift cards', async () => {
    const storeId = 'thonglor'
    expect((await ask(contract.couponPack.list, { storeId })).list).toHaveLength(2)
    expect((await ask(contract.giftCard.designs, { storeId })).list).toHaveLength(3)
  })
})

describe('the member of the demonstration', () => {
  it('has a coupon of each state', async () => {
    const states = await Promise.all(
      (['usable', 'used', 'expired'] as const).map(async (state) => {
        const { list } = await ask(contract.coupon.mine, { state })
        return list.map((coupon) => coupon.state)
      }),
    )
    expect(new Set(states.flat())).toEqual(new Set(['usable', 'locked', 'used', 'expired']))
  })

  it('has a gift card of each state, one given and one received', async () => {
    const current = await ask(contract.giftCard.my, { past: '0' })
    const past = await ask(contract.giftCard.my, { past: '1' })
    expect(current.list.map(({ state }) => state)).toEqual(['inUse', 'unused', 'gifting'])
    expect(past.list.map(({ state }) => state)).toEqual(['usedUp', 'expired'])
    expect(current.spendable).toBe(82_000)
    const { list } = await ask(contract.giftCard.gifts, {})
    expect(list.map(({ given, state }) => [given, state])).toEqual([
      [true, 'gifting'],
      [false, 'gifted'],
    ])
    expect(await checkGiftCards(backend.db)).toEqual([])
  })
})

describe('the README', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8')
  const redeem = async (word: string) => {
    const { token } = await signInAs(backend, `Reader of ${word}`)
    return backend.call(contract.coupon.word, { word }, { token })
  }

  it('prints exchange codes and words that work, and one that is used', async () => {
    const codes = [...readme.matchAll(/`(SALA-\w+-\d+)`/g)].map(([, code]) => code ?? '')
    expect(codes).toHaveLength(3)
    const replies = []
    for (const text of [...codes, 'อร่อย', 'RAIN-2026']) replies.push(await redeem(text))
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 400, 200, 200])
    expect(readme).toContain('`อร่อย` and `RAIN-2026`')
  })

  it('prints the code of a gift card that works once', async () => {
    const [, code = ''] = /gift card `([\d ]+)`/.exec(readme) ?? []
    const redeemCard = async (name: string) => {
      const { token } = await signInAs(backend, name)
      return backend.call(contract.giftCard.redeem, { code }, { token })
    }
    expect((await redeemCard('First')).data).toMatchObject({ state: 'unused', balance: 50_000 })
    expect(await redeemCard('Second')).toMatchObject({ code: 400 })
  })
})
