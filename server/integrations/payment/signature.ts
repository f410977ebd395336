import { createHmac, timingSafeEqual } from 'node:crypto'

/** Most seconds that a signature's time may differ from now, against replays. */
const TOLERANCE = 5 * 60

/** The signature header of a message: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function sign(secret: string, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** Whether a signature header matches body and secret and is at most five minutes off. Compares in constant time. */
export function isSigned(secret: string, header: string, body: Buffer, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!parts) {
    return false
  }
  const seconds = Number(parts[1])
  const fits = timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(secret, seconds, body))
  return fits && isRecent(seconds, now)
}

/** Whether the time of a signature, in Unix seconds, is at most five minutes off. */
export function isRecent(seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
