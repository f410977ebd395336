import Taro from '@tarojs/taro'
import { previewTicket } from './preview'

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
  | 'popups'
  | 'splash'
  | 'remark'
  | 'searches'
  | 'attempt'
  | 'table'
  | 'loginTrip'
  | 'codesSent'
  | 'privacy'
  | 'copies'
  | `copy ${string}`

/** The merchant who looks at a draft may be a guest as well, in the same browser. */
const place = (name: StoredName) => (previewTicket ? `draft.${name}` : name)

/** A draft is drawn as it is each time: neither an earlier layout nor a closed pop-up is remembered. */
const isPassing = (name: StoredName) => Boolean(previewTicket) && (/^cop(y |ies$)/.test(name) || name === 'popups')

/** Reads a kept value; undefined when there is none or it cannot be read. */
export function read<T>(name: StoredName): T | undefined {
  try {
    const value: unknown = Taro.getStorageSync(place(name))
    return value === '' || value === null ? undefined : (value as T)
  } catch {
    return undefined
  }
}

/** Keeps a value; undefined forgets it. A full or forbidden storage loses it silently, as the app works without; false tells so. */
export function write(name: StoredName, value: unknown): boolean {
  try {
    if (isPassing(name)) return false
    if (value === undefined) Taro.removeStorageSync(place(name))
    else Taro.setStorageSync(place(name), value)
    return true
  } catch {
    // Private browsing and full phones refuse to store.
    return false
  }
}
