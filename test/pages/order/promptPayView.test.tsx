import type { Stores } from '@/stores/root'
import { PromptPayView } from '@/pages/order/parts/pay/PromptPayView'
import type { PromptPayModel, PromptPayStart, SentSlip } from '@/pages/order/promptpay.model'
import { button, press, render } from '../../ui/rendering'

const stores = { locale: { t: (key: string) => key, current: 'en' }, config: { currency: '฿' } } as unknown as Stores
const code = { qrCode: '000201', amount: 18_190, refNo: 'r1' } as unknown as PromptPayStart

/** Draws a code that has this long left, ms. */
async function draw(left: number, { byStaff, slip = null }: { byStaff?: boolean; slip?: SentSlip } = {}) {
  const model = { outcome: null, trouble: '', left, expired: left === 0, slip } as unknown as PromptPayModel
  const renew = { busy: false, run: jest.fn(async () => undefined) }
  const ask = { busy: false, run: jest.fn(async () => undefined) }
  const sendSlip = { busy: false, run: jest.fn(async () => undefined) }
  const parts = { code: { ...code, byStaff }, store: 'Ari', model, ask, renew, sendSlip } as unknown as Parameters<
    typeof PromptPayView
  >[0]
  const { place } = await render(<PromptPayView {...parts} />, stores)
  return { text: place.textContent ?? '', ask, renew, sendSlip }
}

test('a valid code shows its amount and the time that is left, and can be reported as paid', async () => {
  const { text, ask } = await draw(272_000)
  expect(text).toMatch(/฿\s?181\.90/)
  expect(text).toContain('04:32')
  expect(text).not.toContain('promptpay.expired')
  await press(button('promptpay.havePaid'))
  expect(ask.run).toHaveBeenCalledTimes(1)
})

test('an expired code shows that, cannot be reported as paid, and is replaced by a new one', async () => {
  const { text, renew } = await draw(0)
  expect(text).toContain('promptpay.expired')
  expect(text).not.toContain('promptpay.havePaid')
  await press(button('promptpay.renew'))
  expect(renew.run).toHaveBeenCalledTimes(1)
})

test('a code that staff confirm asks for the slip in place of a report, also when it has expired', async () => {
  const { text, sendSlip } = await draw(0, { byStaff: true })
  expect(text).not.toContain('promptpay.havePaid')
  expect(text).not.toContain('promptpay.movesOn')
  await press(button('transferSlip.send'))
  expect(sendSlip.run).toHaveBeenCalledTimes(1)
})

test('a slip that staff check takes the place of the code, and another one can be sent', async () => {
  const { text } = await draw(0, { byStaff: true, slip: { state: 'waiting', answer: '' } })
  expect(text).toContain('transferSlip.checking')
  expect(text).not.toContain('promptpay.expired')
  expect(text).not.toContain('promptpay.save')
  expect(button('transferSlip.another')).toBeDefined()
})

test('a refused slip shows the answer of staff beside the code', async () => {
  const { text } = await draw(60_000, { byStaff: true, slip: { state: 'refused', answer: 'Nothing arrived' } })
  expect(text).toContain('transferSlip.refused')
  expect(text).toContain('Nothing arrived')
  expect(text).toContain('promptpay.save')
})
