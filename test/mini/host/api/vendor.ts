import { isBuiltin } from '../elements/tags'
import { Failure } from '../failure'
import { fileSystem, USER_FILES } from './album'
import { alipayApis } from './alipay'
import { alipayStyle, CallbackApis, weappStyle } from './callbacks'
import { ViewObserver } from './observer'
import type { ApiContext } from './context'
import { SelectorQuery } from './query'
import { systemInfo, weappApis } from './weapp'
import { phoneInfo } from './device'

type Api = (...args: never[]) => unknown
type Vendor = Record<string, unknown>

/** Synchronous functions that are the same on both platforms. */
function syncApis(parts: ApiContext): Vendor {
  const { input, pages, screen } = parts
  const root = () => pages.top?.frame.root ?? document
  const scroller = () => pages.top?.frame.scroller ?? document.body
  const { window, device, base, setting } = phoneInfo(parts)
  const launch = { ...input.launch, scene: input.launch.scene ?? 1001, referrerInfo: {} }
  return {
    env: { USER_DATA_PATH: USER_FILES, clientName: 'ap', language: input.phone.language },
    getSystemInfoSync: () => systemInfo(parts),
    getWindowInfo: () => window,
    getDeviceInfo: () => device,
    getAppBaseInfo: () => base,
    getSystemSetting: () => setting,
    getMenuButtonBoundingClientRect: () => screen.capsuleBox,
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: () => launch,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'test', envVersion: 'develop', version: '' } }),
    getExtConfigSync: () => ({}),
    getFileSystemManager: () => fileSystem(parts),
    createSelectorQuery: () => new SelectorQuery(root, scroller, input.platform),
    createIntersectionObserver: (_: unknown, options = {}) => new ViewObserver(root, options),
    nextTick: (run: () => void) => void setTimeout(() => parts.report.guard(run)),
    reportEvent: () => undefined,
    reportAnalytics: () => undefined,
    getUpdateManager: () => ({ onCheckForUpdate() {}, onUpdateReady() {}, onUpdateFailed() {}, applyUpdate() {} }),
  }
}

const weappStorage = ({ storage }: ApiContext): Vendor => ({
  getStorageSync: (key: string) => (storage.has(key) ? storage.get(key) : ''),
  setStorageSync: (key: string, data: unknown) => storage.set(key, data),
  removeStorageSync: (key: string) => storage.remove(key),
  clearStorageSync: () => storage.clear(),
  getStorageInfoSync: () => storage.info,
})

const alipayStorage = ({ storage }: ApiContext): Vendor => ({
  getStorageSync: ({ key }: { key: string }) => ({ data: storage.get(key) ?? null, success: true }),
  setStorageSync: ({ key, data }: { key: string; data: unknown }) => storage.set(key, data),
  removeStorageSync: ({ key }: { key: string }) => storage.remove(key),
  clearStorageSync: () => storage.clear(),
  getStorageInfoSync: () => storage.info,
  getAppIdSync: () => ({ appId: 'test' }),
  getLeftButtonsBoundingClientRect: () => ({}),
  SDKVersion: '2.9.50',
  isIDE: false,
})

/** A vendor function that this host does not implement: it fails as on an old client and is reported as an error. */
function unimplemented(name: string, parts: ApiContext, callbacks: CallbackApis): Api {
  const complain = () => parts.report.error('unanswered', `${name} is not answered by this host`)
  const later = callbacks.make(name, () => {
    complain()
    throw new Failure('not supported')
  })
  if (!/Sync$|^create|^get\w+Manager$/.test(name)) return later
  return () => {
    complain()
    throw new Error(`${name}:fail not supported`)
  }
}

const pick = (from: Vendor, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))

/** The vendor's global object, with every name in its typings. */
export function vendorObject(parts: ApiContext): Vendor {
  const { input, report, listeners } = parts
  const weapp = input.platform === 'weapp'
  const callbacks = new CallbackApis(weapp ? weappStyle : alipayStyle, report)
  const implemented = Object.entries(weapp ? weappApis(parts) : alipayApis(parts)) as [
    string,
    Parameters<CallbackApis['make']>[1],
  ][]
  const vendor: Vendor = {
    ...Object.fromEntries(input.apiNames.map((name) => [name, unimplemented(name, parts, callbacks)])),
    ...listeners.apis(input.apiNames),
    ...pick(syncApis(parts), [...input.apiNames, 'env']),
    ...(weapp ? weappStorage(parts) : alipayStorage(parts)),
    ...Object.fromEntries(implemented.map(([name, run]) => [name, callbacks.make(name, run)])),
  }
  const missing = new Set(input.absent)
  for (const name of missing) delete vendor[name]
  vendor.canIUse = (schema: string) => {
    const [name = ''] = schema.split('.')
    return name in vendor || (isBuiltin(name) && !missing.has(name))
  }
  return vendor
}
