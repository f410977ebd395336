import { decodeText } from '@/domain/navigation/url'

/** Launch options of the host, on launch and on return to the foreground. */
interface Entry {
  query?: Record<string, string | undefined>
}

/** The last handled scan. */
let handledScan = ''
let pendingCode: string | undefined

/**
 * Records the code whose scan launched the mini-program: WeChat's (`q`, encoded, with the time of the scan) or Alipay's
 * (`qrCode`). Hosts repeat it whenever the app returns to the foreground: each scan is handled once.
 */
export function noteEntry({ query = {} }: Entry): void {
  const { q, qrCode, scancode_time: time = '' } = query
  const code = q ?? qrCode
  const scan = `${code} ${time}`
  if (!code || scan === handledScan) return
  handledScan = scan
  pendingCode = /^https?:\/\//i.test(code) ? code : decodeText(code)
}

/** Takes the text of the launch code, once. */
export function takeEntryCode(): string | undefined {
  const code = pendingCode
  pendingCode = undefined
  return code
}
