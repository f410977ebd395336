import Taro from '@tarojs/taro'
import { paintBar as inAlipay } from '@/platform/device/hostBar.alipay'
import { paintBar as inWechat } from '@/platform/device/hostBar.weapp'

jest.mock('@tarojs/taro', () => {
  const done = () => jest.fn(() => Promise.resolve())
  const api = { setNavigationBarColor: done(), setBackgroundColor: done(), setBackgroundTextStyle: done() }
  return { __esModule: true, default: api }
})

const DARK = { frontColor: '#ffffff', backgroundColor: '#141110' }
const LIGHT = { frontColor: '#000000', backgroundColor: '#f7f4ef' }

test.each([
  ['WeChat', inWechat, '/pages/index/index', true, DARK],
  ['WeChat', inWechat, '/pages/other/web-view', false, LIGHT],
  ['Alipay', inAlipay, '/pages/index/index', true, { frontColor: '#ffffff' }],
  ['Alipay', inAlipay, '/pages/other/web-view', true, DARK],
  ['Alipay', inAlipay, '/pages/other/web-view', false, LIGHT],
])('the bar of %s is readable on every page: %#', (_where, paint, path, dark, bar) => {
  paint(path, dark, dark)
  expect(Taro.setNavigationBarColor).toHaveBeenLastCalledWith(bar)
})

test.each([
  ['WeChat', inWechat, DARK],
  ['Alipay', inAlipay, { frontColor: '#ffffff' }],
])(
  'the bar of %s is readable on a light page with a dark header and stays light behind the page',
  (_where, paint, bar) => {
    paint('/pages/index/index', false, true)
    expect(Taro.setNavigationBarColor).toHaveBeenLastCalledWith(bar)
    expect(Taro.setBackgroundColor).toHaveBeenLastCalledWith(expect.objectContaining({ backgroundColor: '#f7f4ef' }))
  },
)
