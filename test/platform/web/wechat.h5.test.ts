import Taro from '@tarojs/taro'
import { choosePictures } from '@/platform/media/choosePictures.h5'
import { locate } from '@/platform/location/location'
import { openLocation } from '@/platform/location/openLocation.h5'
import { scanCode } from '@/platform/media/scan.h5'
import { write } from '@/platform/storage/storage'
import { setWechatDesk } from '@/platform/web/wechat'

const WECHAT = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile MicroMessenger/8.0.44'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.44'
const PLAIN = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'
const SCRIPT = 'https://scripts.example/wechat.js'
const signature = { appId: 'wx1', nonceStr: 'n', timestamp: 7, signature: 's' }

type Options = Record<string, unknown> & Record<'success' | 'fail' | 'cancel', (answer: object) => void>
type Shared = [end: 'success' | 'fail' | 'cancel', answer: object]

/** A phone whose browser loads WeChat's script. `answers`: WeChat's answer to each call. */
function phone(userAgent: string, answers: Record<string, Shared> = {}, refused = false) {
  const calls: [name: string, options: object][] = []
  const api = (name: string) => (options: Options) => {
    const { success: _success, fail: _fail, cancel: _cancel, ...requested } = options
    calls.push([name, requested])
    const [end, answer] = answers[name] ?? ['fail', { errMsg: `${name}:fail` }]
    options[end](answer)
  }
  const wx = {
    config: (options: object) => void calls.push(['config', options]),
    error: (failed: (error: object) => void) => refused && failed({ errMsg: 'config:invalid signature' }),
    ready: (done: () => void) => done(),
    ...Object.fromEntries(Object.keys(answers).map((name) => [name, api(name)])),
  }
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    calls.push(['script', { src: (script as HTMLScriptElement).src }])
    Object.assign(window, { wx })
    ;(script as HTMLScriptElement).dispatchEvent(new Event('load'))
  })
  const sign = jest.fn(async (_url: string) => signature)
  setWechatDesk({ script: async () => SCRIPT, sign })
  return {
    sign,
    calls,
    requested: (name: string) => calls.filter(([called]) => called === name).map(([, options]) => options),
  }
}

jest.setTimeout(5000)
const getLocation = jest.fn()
const imageSource = jest.fn()
beforeEach(() => {
  write('place', undefined)
  getLocation.mockReset().mockResolvedValue({ latitude: 13.7, longitude: 100.5 })
  imageSource.mockReset().mockResolvedValue(undefined)
  jest.spyOn(Taro, 'getLocation').mockImplementation(getLocation)
  jest.spyOn(Taro, 'navigateTo').mockImplementation(imageSource)
  jest.spyOn(console, 'info').mockReturnValue(undefined)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'wx')
  window.history.replaceState(null, '', '/')
})

const place = { lat: 13.7, lng: 100.5, name: 'Sala', address: 'Thonglor' }
const denied: Shared = ['cancel', { errMsg: 'cancel' }]

test('a plain browser never loads the script', async () => {
  const { calls, sign } = phone(PLAIN)
  await locate()
  await scanCode()
  openLocation(place)
  expect([calls, sign.mock.calls]).toEqual([[], []])
  expect(getLocation).toHaveBeenCalledWith({ type: 'wgs84' })
})

test('a browser without a position falls back to Bangkok', async () => {
  phone(PLAIN)
  getLocation.mockRejectedValueOnce(new Error('denied'))
  expect(await locate()).toEqual({ latitude: 13.7367, longitude: 100.5805, exact: false })
})

test("the script is loaded once on first use, with the signature of this page's URL without its hash", async () => {
  window.history.replaceState(null, '', '/?from=menu#/pages/index/goods')
  const { calls, requested, sign } = phone(WECHAT, {
    getLocation: ['success', { latitude: '30.1', longitude: '104.1' }],
    scanQRCode: ['success', { resultStr: 'a code' }],
  })
  expect(calls).toEqual([])
  expect(await locate()).toEqual({ latitude: 30.1, longitude: 104.1, exact: true })
  expect(await scanCode()).toEqual({ text: 'a code' })
  expect(requested('script')).toEqual([{ src: SCRIPT }])
  expect(sign.mock.calls).toEqual([['http://localhost/?from=menu']])
  expect(requested('config')).toEqual([
    {
      ...signature,
      debug: false,
      jsApiList: ['getLocation', 'openLocation', 'chooseImage', 'getLocalImgData', 'uploadImage', 'scanQRCode'],
    },
  ])
  expect(requested('getLocation')).toEqual([{ type: 'gcj02' }])
  expect(requested('scanQRCode')).toEqual([{ needResult: 1 }])
  expect(getLocation).not.toHaveBeenCalled()
})

test('on iPhones the signature covers the URL with which the page was opened', async () => {
  window.history.replaceState(null, '', '/#/pages/index/goods')
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/?code=c&state=s#/' }] })
  const { sign } = phone(IPHONE, { getLocation: ['success', { latitude: 1, longitude: 2 }] })
  await locate()
  expect(sign).toHaveBeenCalledWith('http://localhost/?code=c&state=s')
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('a refused position in WeChat falls back to Chengdu, and the browser does not ask again', async () => {
  phone(WECHAT, { getLocation: denied })
  expect(await locate()).toEqual({ latitude: 30.5728, longitude: 104.0668, exact: false })
  expect(getLocation).not.toHaveBeenCalled()
})

test('functions that WeChat lacks are handled by the browser', async () => {
  phone(WECHAT, { getLocation: ['fail', { errMsg: 'getLocation:fail, the permission value is offline verifying' }] })
  expect(await locate()).toEqual({ latitude: 13.7, longitude: 100.5, exact: true })
})

test('a refused signature is detected once; the browser then handles everything', async () => {
  const { requested } = phone(WECHAT, { getLocation: ['success', { latitude: 1, longitude: 2 }] }, true)
  expect(await locate()).toMatchObject({ latitude: 13.7 })
  await scanCode()
  expect(imageSource).toHaveBeenCalledWith({ url: '/scan' })
  expect(requested('config')).toHaveLength(1)
  expect(requested('getLocation')).toEqual([])
})

test('without an official account WeChat is not used', async () => {
  const { calls, sign } = phone(WECHAT)
  setWechatDesk({ script: async () => '', sign })
  expect(await locate()).toMatchObject({ latitude: 13.7 })
  expect([calls, sign.mock.calls]).toEqual([[], []])
})

test("a place is shown on WeChat's map, zoomed in", async () => {
  const { requested } = phone(WECHAT, { openLocation: ['success', {}] })
  openLocation(place)
  await scanCode()
  expect(requested('openLocation')).toEqual([
    { latitude: 13.7, longitude: 100.5, name: 'Sala', address: 'Thonglor', scale: 18 },
  ])
})

test("cancelling WeChat's scanner scans nothing and does not open ours", async () => {
  phone(WECHAT, { scanQRCode: denied })
  expect(await scanCode()).toBeUndefined()
  expect(imageSource).not.toHaveBeenCalled()
})

describe('pictures', () => {
  test.each([
    ['iPhones', 'data:image/jgp;base64,QUJD', 'data:image/jpeg;base64,QUJD'],
    ['other phones', 'QUJD', 'data:image/jpeg;base64,QUJD'],
  ])('of %s are readable and are returned by WeChat', async (_phones, localData, rendered) => {
    const { requested } = phone(WECHAT, {
      chooseImage: ['success', { localIds: ['weixin://1'] }],
      getLocalImgData: ['success', { localData }],
      uploadImage: ['success', { serverId: 'm1' }],
    })
    const [picture, ...more] = await choosePictures(3)
    expect(more).toEqual([])
    expect(picture?.path).toBe(rendered)
    expect(requested('uploadImage')).toEqual([])
    expect(await picture?.mediaId?.()).toBe('m1')
    expect(requested('chooseImage')).toEqual([{ count: 3, sizeType: ['compressed'] }])
    expect(requested('uploadImage')).toEqual([{ localId: 'weixin://1', isShowProgressTips: 0 }])
  })

  test('that cannot be read are shown by their id; nine can be chosen by default', async () => {
    const { requested } = phone(WECHAT, {
      chooseImage: ['success', { localIds: ['weixin://1'] }],
      getLocalImgData: ['fail', { errMsg: 'getLocalImgData:fail' }],
    })
    const [picture] = await choosePictures()
    expect(picture?.path).toBe('weixin://1')
    expect(requested('chooseImage')).toMatchObject([{ count: 9 }])
  })

  test('are empty when the guest goes back', async () => {
    phone(WECHAT, { chooseImage: denied })
    expect(await choosePictures()).toEqual([])
  })
})
