import { MemberStatus } from '@/components/member/MemberStatus'
import type { Level } from '@/contract/membership/vipCard'
import type { User } from '@/contract/account/session'
import { LevelHead } from '@/pages/my/vip/parts/LevelHead'
import { one, render, shopIn } from '../../ui/rendering'

const member = {
  level: 1,
  levelName: 'Silver',
  growth: 750,
  nextLevel: { name: 'Gold', growth: 3000 },
  integral: 1284,
  balance: 54_350,
  coupons: 7,
  vipUntil: '2026-12-24T00:00:00.000+07:00',
} as unknown as User

/** The card of the member page for a member with these facts. */
async function card(facts: Partial<User> = {}): Promise<string> {
  return (await render(<MemberStatus user={{ ...member, ...facts }} />, await shopIn('en'))).place.textContent ?? ''
}

test('a member sees level, VIP, growth value, points, balance and coupons', async () => {
  const shown = await card()
  const facts = ['Silver', 'VIP until', '23\u00a0Dec\u00a02026', '750', '3,000', '1,284', '฿543.50', '7']
  expect(facts.filter((fact) => !shown.includes(fact))).toEqual([])
})

test.each([
  [0, '0%'],
  [750, '25%'],
  [4000, '100%'],
])('growth %i of the 3,000 that the next level needs fills the bar to %s', async (growth, width) => {
  await card({ growth })
  expect(one('.bar').style.width).toBe(width)
})

test('a member at the last level sees the growth value without a bar', async () => {
  expect(await card({ nextLevel: null })).toContain('750')
  expect(document.querySelector('.bar')).toBeNull()
})

describe('the ladder of levels', () => {
  const levels = [
    { level: 0, name: 'Bronze', from: 0 },
    { level: 1, name: 'Silver', from: 500 },
    { level: 2, name: 'Gold', from: 3000 },
  ] as unknown as Level[]
  const facts = { keptUntil: null, toldLevel: 0, lastOrder: null, orders: 0, vipUntil: null }

  test.each([
    [0, 250, '25%', '250'],
    [1, 1750, '75%', '1,750'],
    [2, 9000, '100%', '9,000'],
  ])('of a member of level %i with growth %i is filled to %s', async (level, growth, width, text) => {
    const { place } = await render(<LevelHead levels={levels} me={{ ...facts, level, growth }} />, await shopIn('en'))
    expect(one('.bar').style.width).toBe(width)
    expect(place.textContent).toContain(text)
  })
})
