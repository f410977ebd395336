import { decodeText } from '@/domain/navigation/url'

/** What a host tells the app when it is opened, or brought back to the front. */
interface Entry {
  query?: Record<string, string | undefined>
}

/** The scan that was heard last. */
let heard = ''
let waiting: string | undefined

/**
 * Notes the code that a guest has scanned with the camera of WeChat (`q`, encoded, with the time of the scan) or Alipay (`qrCode`) to
 * get here. Hosts say it again whenever the app comes back to the front: one scan is heard once.
 */
export function noteEntry({ query = {} }: Entry): void {
  const { q, qrCode, scancode_time: time = '' } = query
  const code = q ?? qrCode
  const scan = `${code} ${time}`
  if (!code || scan === heard) return
  heard = scan
  waiting = /^https?:\/\//i.test(code) ? code : decodeText(code)
}

/** The text of the code that the guest came by, once. */
export function takeEntryCode(): string | undefined {
  const code = waiting
  waiting = undefined
  return code
}
