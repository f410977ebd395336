import '@/i18n/en/vip'
import { VipStatus } from '@/pages/payVip/parts/VipStatus'
import { render, shopIn } from '../../ui/rendering'

const shown = async (facts: { vipUntil: string | null; saved: number }) =>
  (await render(<VipStatus {...facts} serverTime="2026-11-20T12:00:00.000+07:00" />, await shopIn('en'))).place
    .textContent ?? ''

test('running VIP shows its last day, the days left and what it has saved', async () => {
  const text = await shown({ vipUntil: '2027-02-20T00:00:00.000+07:00', saved: 14_800 })
  for (const fact of ['19\u00a0Feb\u00a02027', '92 days left', 'Saved so far', '฿148', 'Does not renew by itself'])
    expect(text).toContain(fact)
})

test('a member whose VIP has just begun has saved ฿0', async () => {
  expect(await shown({ vipUntil: '2027-02-20T00:00:00.000+07:00', saved: 0 })).toContain('Saved so far฿0')
})

test.each([
  [0, false],
  [500, true],
])('without VIP the sum of earlier plans, %i satang, is shown: %s', async (saved, isShown) => {
  const text = await shown({ vipUntil: null, saved })
  expect(text).toContain('You are not VIP now')
  expect(text.includes('Saved so far')).toBe(isShown)
})
