import type { mediaContract } from '@/contract/media'
import type { Reply } from '@/contract/endpoint'
import { loadScript } from './loadScript'

type Signature = Reply<(typeof mediaContract)['jssdk']>

/** Dependencies of WeChat's JS-SDK. `stores/config/host.h5.ts` injects them, so that this module imports no store. */
export interface WechatDesk {
  /** URL of the script; empty when the merchant has no official account. */
  script(): Promise<string>
  /** Signs a page's URL without the hash. */
  sign(url: string): Promise<Signature>
}

/** The part of the JS-SDK in use (https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html): input and result of each call. */
interface Calls {
  getLocation: [ask: { type: 'gcj02' | 'wgs84' }, answer: { latitude: number | string; longitude: number | string }]
  openLocation: [
    ask: { latitude: number; longitude: number; name: string; address: string; scale: number },
    answer: unknown,
  ]
  chooseImage: [ask: { count: number; sizeType: ['compressed'] }, answer: { localIds: string[] }]
  getLocalImgData: [ask: { localId: string }, answer: { localData: string }]
  uploadImage: [ask: { localId: string; isShowProgressTips: 0 | 1 }, answer: { serverId: string }]
  scanQRCode: [ask: { needResult: 1 }, answer: { resultStr: string }]
}
type Name = keyof Calls

/** Calls WeChat. Rejects with its `errMsg`, which contains `cancel` when the guest cancelled. */
export type WechatCall = <N extends Name>(name: N, request: Calls[N][0]) => Promise<Calls[N][1]>

const NAMES: Name[] = ['getLocation', 'openLocation', 'chooseImage', 'getLocalImgData', 'uploadImage', 'scanQRCode']

interface Callbacks<A> {
  success: (answer: A) => void
  fail: (error: { errMsg: string }) => void
  /** WeChat reports cancelling separately from failures. */
  cancel: (error: { errMsg: string }) => void
}

type Wechat = { [N in Name]: (options: Calls[N][0] & Callbacks<Calls[N][1]>) => void } & {
  config: (options: Signature & { debug: boolean; jsApiList: Name[] }) => void
  /** Called after `error` as well. */
  ready: (done: () => void) => void
  error: (failed: (error: { errMsg: string }) => void) => void
}

const wechatHere = () => (window as { wx?: Wechat }).wx

/** Loads WeChat's JS-SDK and configures it with this page's signature. Rejects when loading or the signature fails. */
export async function startWechat({ script, sign }: WechatDesk): Promise<WechatCall> {
  const address = await script()
  if (!address) throw new Error('The merchant has no official account')
  const [signature] = await Promise.all([sign(signedAddress()), wechatHere() ? undefined : loadScript(address)])
  const wechat = wechatHere()
  if (!wechat) throw new Error('The script of WeChat did not start')
  await new Promise<void>((resolve, reject) => {
    wechat.config({ debug: false, jsApiList: NAMES, ...signature })
    wechat.error(reject)
    wechat.ready(resolve)
  })
  return (name, request) =>
    new Promise((resolve, reject) => {
      const callbacks = { success: resolve, fail: reject, cancel: reject }
      ;(wechat[name] as (options: object) => void)({ ...request, ...callbacks })
    })
}

/** On iPhones WeChat compares the initial URL of the site; elsewhere the current one. */
function signedAddress(): string {
  const opened = /iPhone|iPad/.test(navigator.userAgent) && performance.getEntriesByType('navigation')[0]?.name
  return (opened || window.location.href).replace(/#.*$/, '')
}
