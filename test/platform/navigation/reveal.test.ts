import Taro from '@tarojs/taro'
import type * as mini from '@/platform/navigation/reveal'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { createSelectorQuery: jest.fn(), pageScrollTo: jest.fn() },
}))
jest.mock('@/platform/device/device', () => ({ windowSize: () => ({ height: 800, scale: 1 }) }))
// The mini-programs' variant: Jest would resolve the web's.
const { reveal } = jest.requireActual<typeof mini>('../../../src/platform/navigation/reveal.ts')
const scroll = jest.mocked(Taro.pageScrollTo)

/** Taro's own document holds one field in a frame. */
const field = { nodeName: 'input', focus: jest.fn(), blur: jest.fn(), childNodes: [] }
const frame = { nodeName: 'view', childNodes: [{ nodeName: '#text', childNodes: [] }, field] }

beforeEach(() => {
  scroll.mockClear()
  Object.assign(globalThis, { document: { getElementById: () => frame } })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'document'))

/** A page that is scrolled by 500 px, with one element. */
function setUpPage(box: { top: number; bottom: number } | null) {
  const select = jest.fn(() => ({ boundingClientRect: jest.fn() }))
  const exec = (done: (results: unknown[]) => void) => done([box, { scrollTop: 500 }])
  const query = { select, selectViewport: () => ({ scrollOffset: jest.fn() }), exec }
  jest.mocked(Taro.createSelectorQuery).mockReturnValueOnce(query as never)
  return select
}

test('an element outside the view is scrolled to below the header, even inside components', () => {
  const select = setUpPage({ top: -200, bottom: -140 })
  reveal('field-phone')
  expect(select).toHaveBeenCalledWith('#field-phone, .page >>> #field-phone')
  expect(scroll).toHaveBeenCalledWith({ scrollTop: 180, duration: 300 })
})

test.each([
  ['in view', { top: 300, bottom: 360 }],
  ['missing', null],
])('an element that is %s moves nothing', (_, box) => {
  setUpPage(box)
  reveal('field-phone')
  expect(scroll).not.toHaveBeenCalled()
})

test('the first text field in the element is focused, anew after an earlier focus', () => {
  setUpPage({ top: 300, bottom: 360 })
  reveal('field-phone')
  const [blurred = NaN] = field.blur.mock.invocationCallOrder
  const [focused = NaN] = field.focus.mock.invocationCallOrder
  expect(blurred).toBeLessThan(focused)
})
