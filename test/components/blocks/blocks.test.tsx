import '@tarojs/taro'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Blocks } from '@/components/blocks/Blocks'
import { readBlocks } from '@/components/blocks/registry'
import type { Block } from '@/contract/config/config'
import { randomId } from '@/domain/text/randomId'

jest.mock('@/components/blocks/text/News', () => ({ News: ({ data }: { data: { text: string } }) => data.text }))
jest.mock('@/components/blocks/store/Dining', () => ({
  Dining: ({ onHero }: { onHero: boolean }) => (onHero ? '[on hero]' : '[dining]'),
}))
jest.mock('@/components/blocks/pictures/Hero', () => ({ Hero: () => '[hero]' }))
jest.mock('@/components/blocks/pictures/Promo', () => ({
  Promo: () => {
    throw new Error('broken')
  },
}))

const block = (type: string, data: Record<string, unknown> = {}): Block => ({ id: randomId(), type, style: {}, data })
const news = block('notice', { text: 'hello' })
const hero = block('hero', { slides: [{ image: 'a.webp' }] })
const dining = block('dining', { ways: [{ type: 'pickup' }] })

/** The rendered text of a layout. */
async function rendered(...blocks: Block[]): Promise<string> {
  const place = document.createElement('div')
  const root = createRoot(place)
  const read = await readBlocks(blocks)
  await act(async () => root.render(<Blocks blocks={read} waiting={false} />))
  const text = place.textContent ?? ''
  await act(async () => root.unmount())
  return text
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

test('renders the blocks in their order', async () => {
  expect(await rendered(dining, news)).toBe('[dining]hello')
})

test('informs a card that it follows a hero', async () => {
  expect(await rendered(hero, dining, block('dining', dining.data))).toBe('[hero][on hero][dining]')
})

test.each([
  ['an unknown type', block('carousel3d', { speed: 9 })],
  ['a type named like a method of objects', block('toString')],
  ['content that its type does not allow', block('notice', { text: 5 })],
  ['a hero without slides', block('hero', { slides: [] })],
])('skips %s', async (_name, odd) => {
  expect(await rendered(news, odd, dining)).toBe('hello[dining]')
})

test('omits a block that throws while rendering; the rest of the page stays', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await rendered(news, block('promo', { title: 'Boom' }), dining)).toBe('hello[dining]')
  expect(complaints).toHaveBeenCalled()
})
