/// <reference types="miniprogram-api-typings" />
import { Failure } from '../failure'
import { download, saveToAlbum } from './album'
import type { Implementations } from './callbacks'
import type { ApiContext } from './context'
import { parseBody, wireRequest, type WireReply } from './request'
import { sharedApis } from './shared'
import { subscribeInWechat } from './subscribe'
import { upload } from './upload'
import { callStub, clipboard, recordEffect, openSettings, phoneInfo, type NamedPosition, type Position } from './device'

type Wx = WechatMiniprogram.Wx
type WeappApis = Implementations<Wx>

const CANCELLED = { cancelled: new Failure('cancel') }
const DENIED = { denied: new Failure('auth deny') }

const dialogApis = ({ overlays, screen, pages }: ApiContext): WeappApis => ({
  showToast: ({ title, duration }) => overlays.toast(title, duration === undefined ? {} : { duration }),
  showLoading: ({ title }) => overlays.toast(title, { loading: true }),
  async showModal({
    title,
    content,
    showCancel = true,
    cancelText = '取消',
    confirmText = '确定',
    editable,
    placeholderText = '',
  }) {
    const buttons = showCancel ? [cancelText, confirmText] : [confirmText]
    const { index, text } = await overlays.modal({
      title,
      content,
      buttons,
      ...(editable && { placeholder: placeholderText }),
    })
    const confirm = index === buttons.length - 1
    return { confirm, cancel: !confirm, content: editable ? text : '' }
  },
  async showActionSheet({ itemList }) {
    if (itemList.length > 6) throw new Failure('itemList should not exceed 6')
    const { index } = await overlays.sheet({ buttons: [...itemList, '取消'] })
    if (index === itemList.length) throw new Failure('cancel')
    return { tapIndex: index }
  },
  setNavigationBarTitle: ({ title }) => void (screen.title = title),
  setNavigationBarColor({ frontColor, backgroundColor }) {
    if (!frontColor || !backgroundColor) throw new Failure('parameter error: frontColor and backgroundColor are needed')
    screen.setBarColours(frontColor, backgroundColor)
  },
  setBackgroundColor: () => undefined,
  setBackgroundTextStyle: () => undefined,
  showShareMenu: () => undefined,
  hideShareMenu: () => undefined,
  hideHomeButton: () => undefined,
  startPullDownRefresh: () => void (pages.top && pages.call(pages.top, 'onPullDownRefresh')),
})

const storageApis = ({ storage }: ApiContext): WeappApis => ({
  getStorageInfo: () => storage.info,
  getStorage({ key }) {
    if (!storage.has(key)) throw new Failure('data not found')
    return { data: storage.get(key) as never }
  },
})

const networkApis = (parts: ApiContext): WeappApis => ({
  async request(options, task) {
    let abort: (failure: Failure) => void = () => undefined
    const aborted = new Promise<never>((_, reject) => (abort = reject))
    task.abort = () => abort(new Failure('abort'))
    const answered = parts.callTest('request', wireRequest(options)) as Promise<WireReply>
    const { status, headers, body } = await Promise.race([answered, aborted])
    const data = options.dataType === undefined || options.dataType === 'json' ? parseBody(body).data : body
    return { statusCode: status, header: headers, data: data as never, cookies: [] }
  },
  async uploadFile(options, task) {
    const { status, body } = await upload(parts, options, task)
    return { statusCode: status, data: body }
  },
  downloadFile: async ({ url }) => ({ tempFilePath: await download(parts, url), statusCode: 200 }),
  getNetworkType: () => ({ networkType: 'wifi' as const }),
  async connectWifi(options) {
    const result = await callStub<'connected' | number>(parts, ['wifi', options])
    if (result !== 'connected') throw new Failure('wifi', result)
  },
})

const serviceApis = (parts: ApiContext): WeappApis => ({
  login: async () => ({ code: await callStub<string>(parts, ['login']) }),
  checkSession: () => undefined,
  getLocation: async () => callStub<Position>(parts, ['location'], DENIED),
  getFuzzyLocation: async () => callStub<Position>(parts, ['location'], DENIED),
  chooseLocation: async (options) => callStub<NamedPosition>(parts, ['chooseLocation', options], CANCELLED),
  async scanCode() {
    const code = await callStub<string | { result: string; path: string }>(parts, ['scan'], CANCELLED)
    if (typeof code === 'string') return { result: code, scanType: 'QR_CODE' as const, path: '' }
    return { ...code, scanType: 'WX_CODE' as const }
  },
  async requestPayment(options) {
    const missing = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].filter((name) => !(name in options))
    if (missing.length) throw new Failure(`parameter error: ${missing.join(', ')} missing`)
    await callStub(parts, ['pay', options], { ...CANCELLED, failed: new Failure('payment failed') })
    parts.gesture.begin()
  },
  chooseImage: async () => pictures(await callStub<string[]>(parts, ['images'], CANCELLED)),
  chooseMedia: async () => media(await callStub<string[]>(parts, ['images'], CANCELLED)),
  getSetting: async () => ({ authSetting: {} }),
  openSetting: () => openSettings(parts),
  authorize: async (options) => void (await callStub(parts, ['authorize', options], DENIED)),
  requestSubscribeMessage: ({ tmplIds }) => subscribeInWechat(parts, tmplIds),
})

const pictures = (paths: string[]) => ({
  tempFilePaths: paths,
  tempFiles: paths.map((path) => ({ path, size: 1024 })) as never,
})
const media = (paths: string[]) => ({
  type: 'image',
  tempFiles: paths.map((tempFilePath) => ({ tempFilePath, size: 1024, fileType: 'image' })) as never,
})

const deviceApis = (parts: ApiContext): WeappApis => ({
  getSystemInfo: () => systemInfo(parts) as never,
  makePhoneCall: ({ phoneNumber }) => recordEffect(parts, 'phoneCall', { phoneNumber }),
  openLocation: ({ latitude, longitude, name }) => recordEffect(parts, 'openLocation', { latitude, longitude, name }),
  previewImage: ({ urls }) => recordEffect(parts, 'previewImage', { urls }),
  saveImageToPhotosAlbum: ({ filePath }) => saveToAlbum(parts, filePath, new Failure('auth deny')),
  setClipboardData: ({ data }) => recordEffect(parts, 'clipboard', { data }),
  getClipboardData: () => ({ data: clipboard(parts) }),
  vibrateShort: () => recordEffect(parts, 'vibrate'),
  vibrateLong: () => recordEffect(parts, 'vibrate'),
  getScreenBrightness: () => ({ value: 0.5 }),
  loadFontFace: () => ({ status: 'loaded' }),
})

/** All device information in one object, in the deprecated shape of `getSystemInfo`. */
export function systemInfo(parts: ApiContext) {
  const { window, device, base, setting } = phoneInfo(parts)
  return { ...window, ...device, ...base, ...setting }
}

/** The implemented functions of `wx` that take options and callbacks. */
export const weappApis = (parts: ApiContext): WeappApis => ({
  ...sharedApis(parts),
  ...dialogApis(parts),
  ...storageApis(parts),
  ...networkApis(parts),
  ...serviceApis(parts),
  ...deviceApis(parts),
})
