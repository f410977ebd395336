import '@/i18n/en/documents'
import type { OrderDetail } from '@/contract/order/order'
import { loadMessages } from '@/i18n/i18n'
import { OrderDocuments } from '@/pages/order/parts/documents/OrderDocuments'
import { render, shopIn } from '../../ui/rendering'

const quote = { balanceAmount: 0, giftCardAmount: 0 }
const paid = { id: 'o1', paid: true, payType: 'promptpay', payAmount: 10_000, quote } as unknown as OrderDetail

beforeAll(() => loadMessages('en'))

/** The texts of the rows for an order. */
async function rows(order: Partial<OrderDetail>, hasKp?: { on: boolean }): Promise<string> {
  const stores = await shopIn('en', { config: { forms: { hasKp } } })
  return (await render(<OrderDocuments order={{ ...paid, ...order }} />, stores)).place.textContent ?? ''
}

test('a paid order has its receipt, and with the switch of the merchant the request for a tax invoice', async () => {
  expect(await rows({}, { on: true })).toMatch(/Receipt.*Request a tax invoice/)
  expect(await rows({}, { on: false })).not.toContain('tax invoice')
  expect(await rows({})).toMatch(/^Receipt/)
})

test.each([
  ['is not paid', { paid: false }],
  ['is paid by the bill of its table', { payType: null }],
  ['was free', { payAmount: 0 }],
])('an order that %s has none', async (_, order) => {
  expect(await rows(order, { on: true })).toBe('')
})
