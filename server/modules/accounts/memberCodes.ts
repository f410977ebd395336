import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/database'
import { ownSecret } from '../../db/secrets'

/** How long a member code can be scanned. */
export const MEMBER_CODE_SECONDS = 30

/** Digits of a code: an even number, which a bar code of type 128 C holds in half as many signs. */
const DIGITS = 18
/** A code holds a member's number, the second in which it was made, within about two minutes, and a signature: 59 bits. */
const NUMBER_BITS = 25n
const SECOND_BITS = 7n
const SIGNATURE_BITS = 27n

const mask = (bits: bigint) => (1n << bits) - 1n

/** The content of a member code. */
export interface MemberCode {
  memberNo: number
  /** The second in which it was made, since 1970. */
  second: number
}

/**
 * Codes by which staff recognise a member: digits that are signed by the server and valid for half a minute. The number of the member is
 * hidden behind the signature, so codes of one member have nothing in common. That each is used once is up to who reads it.
 */
export class MemberCodes {
  constructor(private readonly secret: string) {}

  /** The code of a member at a time. */
  codeOf(memberNo: number, now: Date): string {
    if (BigInt(memberNo) > mask(NUMBER_BITS)) throw new Error(`member number ${memberNo} does not fit into a code`)
    const second = Math.floor(now.getTime() / 1000)
    const signature = this.signatureOf({ memberNo, second })
    const hidden = BigInt(memberNo) ^ this.padOf(signature)
    const packed = (((hidden << SECOND_BITS) | (BigInt(second) & mask(SECOND_BITS))) << SIGNATURE_BITS) | signature
    return packed.toString().padStart(DIGITS, '0')
  }

  /** What a code says; undefined when it was not made here within the last half minute. Spaces do not matter. */
  read(text: string, now: Date): MemberCode | undefined {
    const digits = text.replaceAll(/[\s-]/g, '')
    if (!/^\d{18}$/.test(digits)) return undefined
    const packed = BigInt(digits)
    const signature = packed & mask(SIGNATURE_BITS)
    const low = (packed >> SIGNATURE_BITS) & mask(SECOND_BITS)
    const memberNo = Number((packed >> (SIGNATURE_BITS + SECOND_BITS)) ^ this.padOf(signature))
    const second = lastSecondWith(low, now)
    const code = { memberNo, second }
    const age = Math.floor(now.getTime() / 1000) - second
    return age < MEMBER_CODE_SECONDS && sameNumber(this.signatureOf(code), signature) ? code : undefined
  }

  private signatureOf({ memberNo, second }: MemberCode): bigint {
    return this.bits(`member ${memberNo} at ${second}`) & mask(SIGNATURE_BITS)
  }

  private padOf(signature: bigint): bigint {
    return this.bits(`pad ${signature}`) & mask(NUMBER_BITS)
  }

  private bits(text: string): bigint {
    return createHmac('sha256', this.secret).update(text).digest().readBigUInt64BE()
  }
}

/** The member codes of a server. */
export async function memberCodes({ db }: { db: Db }): Promise<MemberCodes> {
  return new MemberCodes(await ownSecret(db, 'memberCodes'))
}

/** The last second until now that ends in some bits. */
function lastSecondWith(low: bigint, now: Date): number {
  const second = Math.floor(now.getTime() / 1000)
  const behind = (BigInt(second) - low) & mask(SECOND_BITS)
  return second - Number(behind)
}

function sameNumber(one: bigint, other: bigint): boolean {
  const bytes = (value: bigint) => {
    const buffer = Buffer.alloc(8)
    buffer.writeBigUInt64BE(value)
    return buffer
  }
  return timingSafeEqual(bytes(one), bytes(other))
}
