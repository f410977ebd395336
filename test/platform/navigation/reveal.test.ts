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

beforeEach(() => void scroll.mockClear())

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
