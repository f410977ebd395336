import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message older or newer than this is refused, so that a copied one is of no use later. */
const TOLERANCE = 5 * 60

/** Header that proves who sent a message: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function sign(secret: string, body: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** Whether a signature header fits body and secret and is at most five minutes off. Takes the same time for any wrong one. */
export function isSigned(secret: string, header: string, body: Buffer, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)
  if (!parts) {
    return false
  }
  const seconds = Number(parts[1])
  const fits = timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), digest(secret, seconds, body))
  return fits && Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
