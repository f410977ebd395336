import { useLayoutEffect } from 'react'
import type { Cart } from '@/contract/cart/cart'
import type { CartLine } from '@/contract/cart/cartLine'
import { CartSheet } from '@/components/cart/CartSheet'
import type { CartStore } from '@/stores/cart/cart'
import { button, press, render, shopIn } from '../../ui/rendering'

const line = (name: string, num: number, price: number) =>
  ({ id: name, name, image: '', num, price, originalPrice: price, amount: num * price, state: 'ok' }) as CartLine

const DISHES = [line('Pad Thai', 2, 16_500), line('Rice', 1, 2_000)]

interface Opened {
  goodsList?: CartLine[]
  added?: Cart['added']
  pending?: boolean
  /** Runs after the sheet has rendered and before its effects. */
  meanwhile?: (cart: { goodsList: CartLine[]; hasPendingChanges: boolean }) => void
}

/** Opens the sheet of a cart, by default with three pieces of two dishes. */
async function open({ goodsList = DISHES, added = [], pending = false, meanwhile }: Opened = {}) {
  const cart = {
    ...{ goodsList, goodsCount: 3, owner: { storeId: 'ari', diningType: 'takeout' }, hasPendingChanges: pending },
    content: {
      count: goodsList.length,
      goodsAmount: 35_000,
      packAmount: 0,
      minAmountGap: 0,
      missing: [],
      cart: goodsList,
      added,
    },
    setLine: jest.fn(async () => undefined),
    clear: jest.fn(async () => undefined),
  }
  const values = { shop: { info: { value: { isOpen: true } } }, ui: { notify: jest.fn(), report: jest.fn() } }
  const parts = { open: true, cart: cart as unknown as CartStore, onClose: jest.fn(), onChoose: jest.fn() }
  const Meanwhile = () => {
    useLayoutEffect(() => meanwhile?.(cart))
    return null
  }
  const page = (
    <>
      <CartSheet {...parts} />
      <Meanwhile />
    </>
  )
  await render(page, await shopIn('en', values))
  return { cart, goodsList, onClose: parts.onClose }
}

test('a cart without dishes closes, unless the reply to a change is awaited', async () => {
  expect((await open({ goodsList: [] })).onClose).toHaveBeenCalled()
  expect((await open({ goodsList: [], pending: true })).onClose).not.toHaveBeenCalled()
})

test('a cart that opens just before the first reply stays open', async () => {
  const meanwhile: Opened['meanwhile'] = (cart) => {
    Object.assign(cart, { goodsList: DISHES, hasPendingChanges: false })
  }
  const { onClose } = await open({ goodsList: [], pending: true, meanwhile })
  expect(onClose).not.toHaveBeenCalled()
})

test('the amount of a cart is shown once its first dish is confirmed', async () => {
  const name = () => document.querySelector('[aria-label^="Open the cart"]')?.getAttribute('aria-label')
  await open({ goodsList: [], pending: true })
  expect(name()).toBe('Open the cart (3)')
  expect(document.body.textContent).not.toContain('฿350')
})

test('the sheet of a cart lists its dishes with their amounts, the count and the total', async () => {
  await open()
  const shown = document.body.textContent ?? ''
  const facts = ['Pad Thai', '฿330', 'Rice', '฿20', '3 items', '฿350']
  expect(facts.filter((fact) => !shown.includes(fact))).toEqual([])
})

test('plus and minus of a dish change its quantity', async () => {
  const { cart, goodsList } = await open()
  await press(button('Add: Pad Thai'))
  await press(button('Less: Rice'))
  expect(cart.setLine.mock.calls).toEqual([
    [goodsList[0], 3],
    [goodsList[1], 0],
  ])
})

test('a cart is cleared only after a confirmation', async () => {
  const { cart } = await open()
  await press(button('Clear'))
  await press(button('Keep'))
  expect(cart.clear).not.toHaveBeenCalled()
  await press(button('Clear'))
  const [, confirm] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Clear')
  if (confirm) await press(confirm)
  expect(cart.clear).toHaveBeenCalledTimes(1)
})

test('dishes that the store requires are named as added, with their amount when they cost something', async () => {
  const added = [
    { goodsId: 'bag', name: 'Carry bag', num: 1, amount: 1_000 },
    { goodsId: 'tea', name: 'Welcome tea', num: 2, amount: 0 },
  ]
  await open({ added })
  expect(document.body.textContent).toContain('Added: 1 × Carry bag ฿10, 2 × Welcome tea, required here')
})
