import { Tabs } from '@/ui/layout/Tabs'
import { render } from './rendering'

/** Starts of the animations that marks began. */
const starts: unknown[] = []
/** Widths of the elements on the screen; of those in a hidden page 0. */
let width = 0

beforeAll(() => {
  Element.prototype.animate = function animate(keyframes) {
    starts.push((keyframes as { transform: string[] }).transform[0])
    return {} as Animation
  }
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width, height: width }) as DOMRect
})

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'toPay', label: 'To pay' },
] as const
const tabs = (active: 'all' | 'toPay') => <Tabs label="Orders" tabs={TABS} active={active} onChange={() => undefined} />

test.each([
  ['slides from the tab selected before', 80, ['translate(0px, 0px) scale(1, 1)']],
  ['does not move in a hidden page, whose tabs have no size', 0, []],
])('the mark of the tabs %s', async (_, size, expected) => {
  width = size
  starts.length = 0
  const { again } = await render(tabs('all'))
  await again(tabs('toPay'))
  expect(starts).toEqual(expected)
})
