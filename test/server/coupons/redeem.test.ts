import { couponActivities, exchangeCodes } from '../../../server/db/schema/coupons/couponClaims'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { couponContract } from '../../../src/contract/coupon/coupon'
import type { SignedIn } from '../../../src/contract/account/session'
import { signInAs } from '../support/accounts/accounts'
import { addCodes, SECRET } from '../support/codes'
import { addTemplate } from '../support/coupons/coupons'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { exchangeSecret: SECRET })

let nok: SignedIn
let bee: SignedIn
beforeEach(async () => {
  nok = await signInAs(backend, 'Nok')
  bee = await signInAs(backend, 'Bee')
  await addTemplate(backend, { id: 'dinner', name: { en: 'Dinner' } })
  await addTemplate(backend, { id: 'tea', name: { en: 'Tea' } })
})

const bangkok = (text: string) => new Date(`${text}+07:00`)
const type = (word: string, { token } = nok, key?: string) =>
  backend.call(couponContract.word, { word }, { token, key })
const coupons = [
  { templateId: 'tea', num: 1 },
  { templateId: 'dinner', num: 2 },
]
const addCampaignWord = (given: Partial<typeof couponActivities.$inferInsert> = {}) =>
  backend.db
    .insert(couponActivities)
    .values({ id: 'rain', word: 'rain-2026', coupons, createdAt: backend.clock.now(), ...given })

describe('an exchange code', () => {
  it('gives its coupons, however it is written, and is not stored readable', async () => {
    await addCodes(backend, { coupons }, ['AB2D-EF3H-JK4M'])
    const { data } = await type(' ab2d ef3hjk4m')
    expect(data.coupons.map(({ terms }) => terms.name)).toEqual(['Dinner', 'Dinner', 'Tea'])
    expect(await backend.dump()).not.toMatch(/AB2D-?EF3H/)
  })

  it('gives balance as bonus money, once', async () => {
    await addCodes(backend, { kind: 'balance', amount: 10_000 }, ['MONEY'])
    const first = await type('money', nok, 'tap')
    expect(first.data).toMatchObject({ coupons: [], amount: 10_000, balance: 10_000 })
    expect(await type('money', nok, 'tap')).toEqual(first)
    expect(await balancesOf(backend.db, nok.userInfo.id)).toMatchObject({ bonus: 10_000, paidIn: 0 })
  })

  it('is taken by its own call only for its kind', async () => {
    await addCodes(backend, { kind: 'balance', amount: 100 }, ['MONEY'])
    const as = { token: nok.token }
    const unknown = { code: 400, msg: 'We do not know this code. Check it and try again' }
    expect(await backend.call(couponContract.exchangeCoupon, { code: 'MONEY' }, as)).toMatchObject(unknown)
    expect(await backend.call(couponContract.exchangeBalance, { code: 'MONEY' }, as)).toMatchObject({ code: 200 })
  })

  it('goes to one of two who type it at the same moment', async () => {
    await addCodes(backend, { coupons: [{ templateId: 'tea', num: 1 }] }, ['ONCE'])
    const replies = await Promise.all([type('ONCE'), type('ONCE', bee), type('ONCE')])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await backend.db.$count(userCoupons)).toBe(1)
  })

  it('stays used, and only its receiver learns who has used it', async () => {
    await addCodes(backend, { coupons }, ['ONCE'])
    await type('ONCE')
    expect(await type('ONCE', bee)).toMatchObject({ msg: 'This code has already been used' })
    expect(await type('ONCE')).toMatchObject({ msg: 'You have redeemed this already. It is in your account' })
    expect((await backend.db.select().from(exchangeCodes))[0]?.usedBy).toBe(nok.userInfo.id)
  })
})

describe('a word', () => {
  it('gives its coupons once to each member', async () => {
    await addCampaignWord()
    expect((await type('  Rain-2026 ')).data.coupons).toHaveLength(3)
    expect(await type('rain-2026')).toMatchObject({ msg: 'You have redeemed this already. It is in your account' })
    expect((await type('rain-2026', bee)).data.coupons).toHaveLength(3)
  })

  it('gives nothing when one of its coupons is gone', async () => {
    await addTemplate(backend, { id: 'rare', total: 1, issued: 1 })
    await addCampaignWord({ coupons: [...coupons, { templateId: 'rare', num: 1 }] })
    expect(await type('rain-2026')).toMatchObject({ msg: 'All of these coupons have been claimed' })
    expect(await backend.db.$count(userCoupons)).toBe(0)
  })

  it('is for as many members as it was made for', async () => {
    await addCampaignWord({ total: 1 })
    const replies = await Promise.all([type('rain-2026'), type('rain-2026', bee)])
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 400])
    expect(replies.find(({ code }) => code === 400)?.msg).toBe(
      'This word has been redeemed by as many guests as it is for',
    )
  })
})

describe('each refusal has its own words', () => {
  it.each([
    ['unknown', {}, 'What', 'We do not know this code. Check it and try again'],
    [
      'expired',
      { validUntil: bangkok('2026-11-19T00:00') },
      'FLYER',
      'This code ended on 18\u00a0Nov\u00a02026. Check the date on the flyer, or ask the store',
    ],
    ['not yet', { validFrom: bangkok('2026-12-01T00:00') }, 'FLYER', 'This code works from 1\u00a0Dec\u00a02026'],
    ['closed', { closed: true }, 'FLYER', 'This code is no longer accepted'],
    [
      'more than one’s share',
      { perPerson: 0 },
      'FLYER',
      'You have redeemed as many codes of this kind as one guest may',
    ],
  ])('%s', async (_reason, batch, word, msg) => {
    await addCodes(backend, { coupons, ...batch }, ['FLYER'])
    expect(await type(word)).toMatchObject({ code: 400, msg })
    expect(await backend.db.$count(userCoupons)).toBe(0)
  })

  it('not for you', async () => {
    await addTemplate(backend, { id: 'gold', receiver: 'level', level: 2 })
    await addCodes(backend, { coupons: [{ templateId: 'gold', num: 1 }] }, ['FLYER'])
    expect(await type('FLYER')).toMatchObject({ msg: 'This coupon is for a higher member level' })
  })
})

it('a member cannot guess on and on, while others may still type', async () => {
  for (let guess = 0; guess < 20; guess++) expect(await type(`guess ${guess}`)).toMatchObject({ code: 400 })
  await addCampaignWord()
  expect((await type('rain-2026')).msg).toMatch(/^Too many/)
  expect(await type('rain-2026', bee)).toMatchObject({ code: 200 })
})

it('from one network address sixty codes are tried in a quarter of an hour, by all members together', async () => {
  const ip = '203.0.113.7'
  const guess = ({ token }: SignedIn) => backend.call(couponContract.word, { word: 'guess' }, { token, ip })
  for (const name of 'abc') {
    const member = await signInAs(backend, name)
    for (let tries = 0; tries < 20; tries += 1) await guess(member)
  }
  await addCampaignWord()
  const refused = await backend.call(couponContract.word, { word: 'rain-2026' }, { token: nok.token, ip })
  expect([refused.code, refused.msg]).toEqual([400, expect.stringMatching(/^Too many/)])
  expect(await type('rain-2026')).toMatchObject({ code: 200 })
})
