import { News } from '@/components/blocks/text/News'
import type { Stores } from '@/stores/root'
import type { PageLife } from '../../ui/pageLife'
import { button, render, press } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const notice = { title: 'From the kitchen', text: 'We rest on Monday.' }

/** Renders a line of news in a shop with this notice, and in a store with a notice of its own. */
async function news(text: string, shopNotice: object | undefined, link = null) {
  const stores = {
    locale: { t: (key: string, params?: { name?: string }) => [key, params?.name].filter(Boolean).join(' ') },
    config: { forms: { notice: shopNotice } },
    shop: { info: { value: { name: 'Ari', notice: 'Kitchen closes at two.' } } },
    ui: { trackCode: (code: Promise<unknown>) => code, failChunk: () => undefined },
  } as unknown as Stores
  return (await render(<News data={{ text, link }} />, stores)).place
}

test("a line with its own text shows it instead of the shop's notice", async () => {
  expect((await news('Prices exclude VAT', notice)).textContent).toBe('Prices exclude VAT')
})

test("a line without text shows the shop's notice, which opens in full with the store's", async () => {
  const place = await news('', notice)
  expect(place.textContent).toContain('From the kitchen · We rest on Monday.')
  await press(button('common.more'))
  const sheet = document.querySelector('[role=dialog]')?.textContent
  for (const texts of ['shopNotice.title', 'From the kitchen', 'shopNotice.store Ari', 'Kitchen closes at two.'])
    expect(sheet).toContain(texts)
})

test('the notice shows how long ago it was written', async () => {
  const at = new Date(Date.now() - 5 * 60_000).toISOString()
  await news('', { ...notice, at })
  await press(button('common.more'))
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('relativeTime.minute')
})

test.each([[undefined], [{ title: 'From the kitchen', text: '' }]])(
  'without a notice (%j) there is no line',
  async (none) => {
    expect((await news('', none)).textContent).toBe('')
  },
)
