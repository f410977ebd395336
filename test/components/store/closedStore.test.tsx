import { ProductDock } from '@/components/goods/ProductDock'
import type { ProductModel } from '@/components/goods/product.model'
import type { StoreInfo } from '@/contract/store/store'
import '@/i18n/en/method'
import { MethodCard } from '@/pages/index/parts/MethodCard'
import { render, shopIn } from '../../ui/rendering'

const dish = {
  detail: { name: 'Soup', state: 'ok' },
  draft: { num: 1 },
  least: 1,
  most: 9,
  available: true,
  choiceText: 'Large · Clear',
  total: { price: 18_900 },
} as unknown as ProductModel

const store = (isOpen: boolean) =>
  ({
    isOpen,
    businessText: isOpen ? 'Open until 22:00' : 'Opens at 10:00',
    dining: [{ type: 'pickup', minAmount: 0 }],
    minutes: { min: 10, max: 20 },
  }) as unknown as StoreInfo

test.each([
  [true, 'Large · Clear', 'primary'],
  [false, 'Opens at 10:00 · Large · Clear', 'neutral'],
])('the dock of a dish of a store that is open (%s)', async (isOpen, text, look) => {
  const shop = { info: { value: store(isOpen) } }
  const { place } = await render(<ProductDock dish={dish} onAdded={jest.fn()} />, await shopIn('en', { shop, ui: {} }))
  expect(place.textContent).toContain(text)
  expect(place.textContent?.includes('Opens')).toBe(!isOpen)
  const [add] = [...place.querySelectorAll('button')].slice(-1)
  expect(add?.className).toContain(look)
})

test.each([
  [true, 'ready in 10 min'],
  [false, 'Opens at 10:00'],
])('the card of a way to order of a store that is open (%s)', async (isOpen, text) => {
  const card = <MethodCard type="pickup" store={store(isOpen)} onTake={jest.fn()} onRefused={jest.fn()} />
  const { place } = await render(card, await shopIn('en'))
  expect(place.textContent).toContain(text)
})
