import { act } from 'react'
import '@/i18n/en/documents'
import '@/i18n/en/partner'
import type { PartnerInfo } from '@/contract/partner/partner'
import type { PartnerPurse } from '@/contract/partner/partnerWithdraw'
import { ApplyForm } from '@/pages/distribution/parts/ApplyForm'
import { WithdrawForm } from '@/pages/distribution/parts/WithdrawForm'
import type { Programme } from '@/pages/distribution/parts/useProgramme'
import { TaxInvoiceForm } from '@/pages/order/parts/documents/TaxInvoiceForm'
import type { Stores } from '@/stores/root'
import { button, press, render, shopIn } from '../ui/rendering'

jest.mock('@/hooks/useMessages', () => ({ useMessages: () => () => async () => undefined }))

let stores: Stores

beforeEach(async () => {
  Element.prototype.scrollIntoView = jest.fn()
  stores = await shopIn('en', { session: { user: undefined } })
})

/** Presses a button, and resolves to the part and the kind of the element that has the focus then. */
async function refusedFor(name: string) {
  await press(button(name))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const focused = document.activeElement
  return { id: focused?.closest('[id^=invoice-], [id^=partner-], [id^=withdraw-]')?.id, tag: focused?.tagName }
}

test.each([
  ['its name', null, { id: 'invoice-name', tag: 'INPUT' }],
  [
    'its address',
    { name: 'Sala Books', taxId: '0105561000011', branch: '00000', address: '' },
    { id: 'invoice-address', tag: 'TEXTAREA' },
  ],
])('a tax invoice that lacks %s leads there', async (_, last, place) => {
  await render(<TaxInvoiceForm orderId="o1" last={last} onIssued={() => undefined} />, stores)
  expect(await refusedFor('Issue the tax invoice')).toEqual(place)
})

test.each([
  ['a name', { name: '', answers: {} }, { id: 'partner-name', tag: 'INPUT' }],
  ['an answer', { name: 'Ploy', answers: {} }, { id: 'partner-why', tag: 'INPUT' }],
  ['the consent', { name: 'Ploy', answers: { why: 'Friends' } }, { id: 'partner-consent', tag: 'BUTTON' }],
])('an application that lacks %s leads there', async (_, filled, place) => {
  const fields = [{ key: 'why', label: 'Why?', required: true, options: [] }]
  const info = { levels: 1, waitDays: 7, secondRate: 0, rate: 500, fields, withdraw: { minAmount: 0 } }
  const application = { ...filled, phone: '0812345678' }
  const programme = { info, application } as unknown as Programme
  await render(<ApplyForm programme={programme} onSent={() => undefined} />, stores)
  expect(await refusedFor('Send my application')).toEqual(place)
})

test.each([
  ['an amount', {}, 'withdraw-amount'],
  ['an account', { amount: '10000' }, 'withdraw-account'],
])('a withdrawal that lacks %s leads there', async (_, query, id) => {
  const rules = {
    ways: ['promptpay'],
    minAmount: 0,
    maxAmount: 0,
    perDay: 0,
    taxRate: 0,
    feeAmount: 0,
    feeRate: 0,
    payoutDays: 3,
  }
  const purse = { available: 50_000, open: null, leftToday: null, promptpay: null, bank: null }
  await render(
    <WithdrawForm
      rules={rules as unknown as PartnerInfo['withdraw']}
      purse={purse as unknown as PartnerPurse}
      query={query}
      onSent={() => undefined}
    />,
    stores,
  )
  expect(await refusedFor('amount' in query ? 'Withdraw ฿100' : 'Withdraw')).toEqual({ id, tag: 'INPUT' })
})
