import { randomBytes, timingSafeEqual } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../../src/domain/time/duration'
import { sha256 } from '../api/sha256'

/** How long nobody has to say the password again. */
const STAYS_MS = 12 * HOUR_MS
/** Wrong passwords in a row of minutes, from one place and from everywhere. */
const TRIES = { one: 5, all: 30, ms: 10 * MINUTE_MS }

/** Somebody who has said the password. */
export interface Visit {
  /** Goes with every form, so that no other site can send one. */
  csrf: string
  until: number
}

/** Lets in whoever knows the password. Visits live in memory: after a restart the password is asked for again. */
export class Door {
  private readonly visits = new Map<string, Visit>()
  private wrong: { from: string; at: number }[] = []

  constructor(
    private readonly password: string,
    private readonly now: () => Date,
  ) {}

  /** A token for the right password; null for a wrong one. */
  open(password: string, from: string): string | null {
    if (!isSame(password, this.password)) {
      this.wrong.push({ from, at: this.time })
      return null
    }
    for (const [key, { until }] of this.visits) if (until <= this.time) this.visits.delete(key)
    const token = randomBytes(32).toString('base64url')
    this.visits.set(keyOf(token), { csrf: randomBytes(24).toString('base64url'), until: this.time + STAYS_MS })
    return token
  }

  /** Too many wrong passwords: nobody is heard for a while. */
  isBarred(from: string): boolean {
    this.wrong = this.wrong.filter(({ at }) => at > this.time - TRIES.ms)
    return this.wrong.length >= TRIES.all || this.wrong.filter((one) => one.from === from).length >= TRIES.one
  }

  /** The visit of a token, unless it is over. */
  visit(token: string): Visit | undefined {
    const visit = this.visits.get(keyOf(token))
    return visit && visit.until > this.time ? visit : undefined
  }

  close(token: string): void {
    const visit = this.visits.get(keyOf(token))
    if (visit) visit.until = 0
    this.visits.delete(keyOf(token))
  }

  private get time(): number {
    return this.now().getTime()
  }
}

/** Compares in the same time whatever was said, and however long it is. */
function isSame(said: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(said)), Buffer.from(sha256(wanted)))
}

/** Tokens are looked up by their hash, so that comparing tells nothing about them. */
function keyOf(token: string): string {
  return sha256(token)
}
