import { act } from 'react'
import { ReplyError } from '@/api/errors'
import type { Action } from '@/hooks/useAction'
import type { Checkout } from '@/contract/cart/checkout'
import type { PayType } from '@/contract/payment/payType'
import type { OrderDetail } from '@/contract/order/order'
import { type CheckoutApi, Placing } from '@/pages/shop/parts/checkout/placing.model'
import { usePlacing } from '@/pages/shop/parts/checkout/usePlacing'
import type { Stores } from '@/stores/root'
import { PlaceOrderError } from '@/pages/shop/parts/checkout/PlaceOrderError'
import { button, press, render } from '../../ui/rendering'

const mockAsked: string[] = []
jest.mock('@/platform/device/appType', () => ({ appType: 'weapp' }))
jest.mock('@/hooks/usePayOrder', () => ({ usePayOrder: () => ({ run: async () => true }) }))
jest.mock('@/hooks/useMessages', () => ({
  useMessages: () => (wait: string) => {
    mockAsked.push(`asked about ${wait}`)
    return (orderId: string) => void mockAsked.push(`told about ${orderId}`)
  },
}))
beforeEach(() => (mockAsked.length = 0))

const locale = { t: (key: string) => key }

const GONE = 'This store does not offer pickup now. Please select a dining option'
const quoteWith = (...problems: Checkout['problems']) => ({ quoteId: 'q', payTypes: [], problems })

/** A checkout button over a server that refuses orders, with the shown messages. */
async function setUp(refusal: { field: string; text: string }) {
  const shownTexts: string[] = []
  const addMissing = jest.fn()
  const load = jest.fn(async () => undefined)
  const stores = {
    ui: {
      report: (error: unknown) => void shownTexts.push(String(error)),
    },
    orders: { refresh: async () => undefined },
    locale,
    shop: { info: { load } },
  } as unknown as Stores
  const api: CheckoutApi<object, ReturnType<typeof quoteWith>> = {
    price: async () => quoteWith(),
    create: async () => {
      throw new ReplyError(400, refusal.text, { checkout: quoteWith(refusal) })
    },
  }
  const storage = { read: () => undefined, write: () => undefined, newKey: () => 'key' }
  const placing = new Placing(api, () => ({ phone: '0812345678' }), storage)
  await placing.checkout.load()
  let place: Action<[]> | undefined
  const Button = () => {
    place = usePlacing(placing)
    return <PlaceOrderError placing={placing} addMissing={addMissing} />
  }
  await render(<Button />, stores)
  const tap = async () => {
    await act(async () => void (await place?.run()))
    if (placing.refusal) shownTexts.push(placing.refusal)
  }
  return { shownTexts, load, placing, addMissing, tap }
}

test('an order type disabled during checkout shows a message, and the remaining order types are loaded', async () => {
  const { shownTexts, load, placing, tap } = await setUp({ field: 'diningType', text: GONE })
  await tap()
  expect([shownTexts, load.mock.calls.length]).toEqual([[GONE], 1])
  expect(placing.checkout.value?.problems).toEqual([{ field: 'diningType', text: GONE }])
  // A second tap shows it again before anything is sent.
  await tap()
  expect([shownTexts, load.mock.calls.length]).toEqual([[GONE, GONE], 2])
})

test('any other refusal shows its reason and leaves the store unchanged', async () => {
  const { shownTexts, load, tap } = await setUp({ field: 'phone', text: 'Please enter a contact number' })
  await tap()
  expect([shownTexts, load.mock.calls.length]).toEqual([['Please enter a contact number'], 0])
})

test('the dialog about missing dishes has a button that leads to them', async () => {
  const { addMissing, placing, tap } = await setUp({ field: 'missing', text: 'Please add: rice' })
  await tap()
  await press(button('checkout.addThem'))
  expect([addMissing.mock.calls.length, placing.refusal]).toEqual([1, ''])
})

test('after the dialog about a field, the field is focused', async () => {
  const { tap } = await setUp({ field: 'phone', text: 'Please enter a contact number' })
  await tap()
  document.body.insertAdjacentHTML('beforeend', '<div id="field-phone"><input></div>')
  Element.prototype.scrollIntoView = jest.fn()
  await press(button('common.confirm'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.parentElement?.id).toBe('field-phone')
})

/** A checkout whose order succeeds, with a log of the steps. */
async function setUpGood(payType: PayType, ...problems: Checkout['problems']) {
  const stores = {
    ui: { alert: () => undefined, report: (error: unknown) => void mockAsked.push(String(error)) },
    orders: { refresh: async () => undefined },
    locale,
    shop: { info: { load: async () => undefined } },
  } as unknown as Stores
  const api: CheckoutApi<object, Pick<Checkout, 'quoteId' | 'payTypes' | 'problems'>> = {
    price: async () => ({
      quoteId: 'q',
      payTypes: [{ type: payType, name: '', caption: '', enabled: true, reason: '' }],
      problems,
    }),
    create: async () => {
      mockAsked.push('placed')
      return { id: 'o1', actions: ['pay'] } as unknown as OrderDetail
    },
  }
  const placing = new Placing(api, () => ({}), { read: () => undefined, write: () => undefined, newKey: () => 'key' })
  await placing.checkout.load()
  let place: Action<[]> | undefined
  const Button = () => {
    place = usePlacing(placing, { diningType: 'pickup' })
    return null
  }
  await render(<Button />, stores)
  return () => act(async () => void (await place?.run()))
}

test("the guest is prompted for messages within the tap itself, and the server gets the order's id", async () => {
  const tap = await setUpGood('promptpay')
  await tap()
  expect(mockAsked).toEqual(['asked about pickup', 'placed', 'told about o1'])
})

test('no prompt appears while something blocks the order', async () => {
  const tap = await setUpGood('promptpay', { field: 'phone', text: 'Please enter a contact number' })
  await tap()
  expect(mockAsked).toEqual([])
})

test('nothing precedes the payment where the app takes it', async () => {
  const tap = await setUpGood('wechat')
  await tap()
  expect(mockAsked).toEqual(['placed'])
})
