/// <reference types="@mini-types/my" />
import { Failure } from '../failure'
import { download, saveToAlbum } from './album'
import type { Implementations } from './callbacks'
import type { ApiContext } from './context'
import { parseBody, wireRequest, type WireReply } from './request'
import { systemInfo } from './weapp'
import { sharedApis } from './shared'
import { subscribeInAlipay } from './subscribe'
import { upload } from './upload'
import { callStub, clipboard, recordEffect, openSettings, type NamedPosition, type Position } from './device'

type AlipayApis = Implementations<typeof my>

const dialogApis = ({ overlays, screen }: ApiContext): AlipayApis => ({
  showToast: ({ content = '', duration }) => overlays.toast(content, duration === undefined ? {} : { duration }),
  showLoading: ({ content = '' }) => overlays.toast(content, { loading: true }),
  async confirm({ title = '', content = '', cancelButtonText = '取消', confirmButtonText = '确定' }) {
    const { index } = await overlays.modal({ title, content, buttons: [cancelButtonText, confirmButtonText] })
    return { confirm: index === 1 }
  },
  async alert({ title = '', content = '', buttonText = '确定' }) {
    await overlays.modal({ title, content, buttons: [buttonText] })
    return { success: true }
  },
  /** Cancelling is a success with index -1. */
  async showActionSheet({ title = '', items, cancelButtonText = '取消' }) {
    const { index } = await overlays.sheet({ title, buttons: [...items, cancelButtonText] })
    return { index: index === items.length ? -1 : index }
  },
  setNavigationBar({ title, frontColor, backgroundColor }) {
    if (title !== undefined) screen.title = title
    if (frontColor !== undefined) screen.setBarColours(frontColor, backgroundColor)
  },
  setBackgroundColor: () => ({ success: true }),
  setBackgroundTextStyle: () => ({ success: true }),
  hideBackHome: () => undefined,
})

const storageApis = ({ storage }: ApiContext): AlipayApis => ({
  getStorageInfo: () => storage.info,
  getStorage: ({ key }) => ({ data: (storage.get(key) ?? null) as never }),
})

/** Alipay fails a request whose status is not 2xx. */
async function request(parts: ApiContext, options: Record<string, unknown>) {
  const { status, headers, body } = (await parts.callTest('request', wireRequest(options))) as WireReply
  const { data, isJson } = parseBody(body)
  if (status < 200 || status >= 300) throw new Failure('http status error', 19, { status, data, headers })
  if (!isJson && (options.dataType ?? 'json') === 'json') throw new Failure('JSON parse data error', 14)
  return {
    data: (options.dataType === 'text' ? body : data) as never,
    status,
    headers,
    statusCode: status,
    header: headers,
  }
}

const serviceApis = (parts: ApiContext): AlipayApis => ({
  request: (options) => request(parts, options),
  async uploadFile(options, task) {
    const { status, body, headers } = await upload(parts, options, task)
    if (status < 200 || status >= 300) throw new Failure('upload failed', 12)
    return { statusCode: String(status), data: body, header: headers } as never
  },
  downloadFile: async ({ url }) => ({ apFilePath: await download(parts, url) }),
  getNetworkType: () => ({ networkAvailable: true, networkType: 'WIFI' }) as never,
  getAuthCode: async () =>
    ({
      authCode: await callStub<string>(parts, ['login']),
      authErrorScopes: {},
      authSuccessScopes: ['auth_base'],
    }) as never,
  async getLocation() {
    const { latitude, longitude } = await callStub<Position>(parts, ['location'], {
      denied: new Failure('用户拒绝授权', 2001),
    })
    return { latitude: String(latitude), longitude: String(longitude), accuracy: '30' }
  },
  async chooseLocation(options) {
    const place = await callStub<NamedPosition>(parts, ['chooseLocation', options], {
      cancelled: new Failure('用户取消', 11),
    })
    return { ...place, latitude: String(place.latitude), longitude: String(place.longitude) }
  },
  scan: async () => ({ code: await callStub<string>(parts, ['scan'], { cancelled: new Failure('用户取消', 10) }) }),
  /** Every outcome is a success with a code. */
  async tradePay(options) {
    const answer = await callStub<string | { code: string }>(parts, ['pay', options])
    if (typeof answer === 'object') return { resultCode: answer.code }
    const codes: Record<string, string> = { paid: '9000', cancelled: '6001', failed: '4000' }
    return { resultCode: codes[answer] ?? '4000' }
  },
  requestSubscribeMessage: ({ entityIds }) => subscribeInAlipay(parts, entityIds),
  getPhoneNumber: async () => ({
    response: await callStub<string>(parts, ['phone'], { denied: new Failure('用户取消', 10) }),
  }),
  async connectWifi(options) {
    const result = await callStub<'connected' | number>(parts, ['wifi', options])
    if (result !== 'connected') throw new Failure('wifi', result)
  },
  chooseImage: async () => {
    const apFilePaths = await callStub<string[]>(parts, ['images'], { cancelled: new Failure('用户取消', 11) })
    return { apFilePaths, tempFilePaths: apFilePaths }
  },
  getSetting: () => ({ authSetting: {} }),
  openSetting: () => openSettings(parts),
})

const deviceApis = (parts: ApiContext): AlipayApis => ({
  getSystemInfo: () => systemInfo(parts),
  makePhoneCall: ({ number }) => recordEffect(parts, 'phoneCall', { phoneNumber: number }),
  openLocation: ({ latitude, longitude, name }) =>
    recordEffect(parts, 'openLocation', { latitude: Number(latitude), longitude: Number(longitude), name }),
  previewImage: ({ urls }) => recordEffect(parts, 'previewImage', { urls }),
  saveImageToPhotosAlbum: ({ filePath }) => saveToAlbum(parts, filePath, new Failure('用户拒绝授权', 2001)),
  setClipboard: ({ text }) => recordEffect(parts, 'clipboard', { data: text }),
  getClipboard: () => ({ text: clipboard(parts) }),
  vibrate: () => recordEffect(parts, 'vibrate'),
  vibrateShort: () => recordEffect(parts, 'vibrate'),
  vibrateLong: () => recordEffect(parts, 'vibrate'),
  getScreenBrightness: () => ({ brightness: 0.5 }),
  loadFontFace: () => undefined,
})

/** The implemented functions of `my` that take options and callbacks. */
export const alipayApis = (parts: ApiContext): AlipayApis => ({
  ...sharedApis(parts),
  ...dialogApis(parts),
  ...storageApis(parts),
  ...serviceApis(parts),
  ...deviceApis(parts),
})
