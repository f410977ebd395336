import { News } from '@/components/blocks/text/News'
import type { Stores } from '@/stores/root'
import { button, draw, press } from '../../ui/drawing'

const notice = { title: 'From the kitchen', text: 'We rest on Monday.' }

/** Draws a line of news in a shop with such a notice, and in a store that adds one of its own. */
async function news(text: string, shopNotice: object | undefined, link = null) {
  const stores = {
    locale: { t: (key: string, params?: { name?: string }) => [key, params?.name].filter(Boolean).join(' ') },
    config: { forms: { notice: shopNotice } },
    shop: { info: { value: { name: 'Ari', notice: 'Kitchen closes at two.' } } },
    ui: { failChunk: () => undefined },
  } as unknown as Stores
  return (await draw(<News data={{ text, link }} />, stores)).place
}

test('a line with words of its own says them, and not the notice of the shop', async () => {
  expect((await news('Prices exclude VAT', notice)).textContent).toBe('Prices exclude VAT')
})

test('a line without words says the notice of the shop, which opens in full with that of the store', async () => {
  const place = await news('', notice)
  expect(place.textContent).toContain('From the kitchen · We rest on Monday.')
  await press(button('common.more'))
  const sheet = document.querySelector('[role=dialog]')?.textContent
  for (const words of ['shopNotice.title', 'From the kitchen', 'shopNotice.store Ari', 'Kitchen closes at two.'])
    expect(sheet).toContain(words)
})

test.each([[undefined], [{ title: 'From the kitchen', text: '' }]])(
  'without a notice (%j) there is no line',
  async (none) => {
    expect((await news('', none)).textContent).toBe('')
  },
)
