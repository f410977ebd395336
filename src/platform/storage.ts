import Taro from '@tarojs/taro'

/** Everything that the storefront keeps on the phone. A name is never used for two things. */
export type StoredName =
  | 'locale'
  | 'theme'
  | 'token'
  | 'user'
  | 'returnPath'
  | 'shopId'
  | 'orderType'
  | 'place'
  | 'config'
  | 'layout'
  | 'popups'
  | 'splash'
  | 'remark'
  | 'searches'
  | 'attempt'
  | 'table'
  | 'loginTrip'
  | 'codesSent'
  | 'privacy'

/** Reads a kept value; undefined when there is none or it cannot be read. */
export function read<T>(name: StoredName): T | undefined {
  try {
    const value: unknown = Taro.getStorageSync(name)
    return value === '' || value === null ? undefined : (value as T)
  } catch {
    return undefined
  }
}

/** Keeps a value; undefined forgets it. A full or forbidden storage loses it silently: the app works without. */
export function write(name: StoredName, value: unknown): void {
  try {
    if (value === undefined) Taro.removeStorageSync(name)
    else Taro.setStorageSync(name, value)
  } catch {
    // Private browsing and full phones refuse to store.
  }
}
