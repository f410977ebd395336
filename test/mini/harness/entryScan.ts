import type { Platform } from '../package/miniPackage'

/** The launch options with which a host passes a code scanned with its camera; time in seconds. */
export const SCAN_OPTIONS: Record<
  Platform,
  (code: string, time: number) => { scene: number; query: Record<string, string> }
> = {
  weapp: (code, time) => ({ scene: 1011, query: { q: encodeURIComponent(code), scancode_time: String(time) } }),
  alipay: (code) => ({ scene: 1011, query: { qrCode: code } }),
}
