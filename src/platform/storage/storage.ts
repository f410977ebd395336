import Taro from '@tarojs/taro'
import { previewTicket } from './preview'

/** All storage keys and their value types. Each key has one use. */
export type StoredName =
  | 'locale'
  | 'theme'
  | 'token'
  /** The last token, also when it has ended. */
  | 'device'
  | 'user'
  | 'returnPath'
  | 'shopId'
  | 'orderType'
  | 'place'
  | 'popups'
  | 'splash'
  /** The pop-up for newcomers was closed. */
  | 'welcomed'
  /** The language of the phone was offered. */
  | 'languageOffered'
  | 'remark'
  | 'searches'
  /** Ids of dishes. */
  | 'favourites'
  | 'attempt'
  | 'table'
  | 'loginTrip'
  | 'payTrip'
  | 'pending'
  | 'codesSent'
  | 'privacy'
  | 'copies'
  | `copy ${string}`

/** The preview frame has separate keys, because the merchant may also be a guest in the same browser. */
const keyOf = (name: StoredName) => (previewTicket ? `draft.${name}` : name)

/** The preview is rendered anew each time: neither cached layouts nor closed pop-ups are remembered. */
const isPassing = (name: StoredName) => Boolean(previewTicket) && (/^cop(y |ies$)/.test(name) || name === 'popups')

/** Reads a stored value; undefined when there is none or it cannot be parsed. */
export function read<T>(name: StoredName): T | undefined {
  try {
    const value: unknown = Taro.getStorageSync(keyOf(name))
    return value === '' || value === null ? undefined : (value as T)
  } catch {
    return undefined
  }
}

/** Stores a value; undefined removes it. Returns false when storage is full or forbidden; the app works without it. */
export function write(name: StoredName, value: unknown): boolean {
  try {
    if (isPassing(name)) return false
    if (value === undefined) Taro.removeStorageSync(keyOf(name))
    else Taro.setStorageSync(keyOf(name), value)
    return true
  } catch {
    // Private browsing and full phones reject writes.
    return false
  }
}
