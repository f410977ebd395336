import { urlOf } from '@/platform/navigation/navigation'
import { decodeQuery } from '@/platform/navigation/query'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

test.each([
  ['+66812345678', '+66812345678'],
  ['%2B66812345678', '+66812345678'],
  ['tom%20yum', 'tom yum'],
  ['%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', 'บ้าน'],
  ['50%', '50%'],
  ['', ''],
])('"%s" in a URL is read as "%s": a plus is a plus, and unencoded text stays', (written, read) => {
  expect(decodeQuery({ value: written })).toEqual({ value: read })
})

test("missing fields and Taro's own are omitted", () => {
  expect(decodeQuery({ a: '1', b: undefined, $taroTimestamp: '7', stamp: 'AA' })).toEqual({ a: '1' })
})

test.each(['+66 81', 'a&b=c', '50%', 'บ้าน', '?#/'])('"%s" survives a URL', (value) => {
  const [, written = ''] = urlOf('/pages/index/goods', { value }).split('?value=')
  expect(decodeQuery({ value: written })).toEqual({ value })
})
