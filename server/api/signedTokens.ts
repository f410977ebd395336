import { createHmac } from 'node:crypto'
import { isSameSecret } from './isSameSecret'

/** Tokens of links that work without signing in, for a time. Each holds an id, when it ends and a signature. */
export class SignedTokens {
  /** `validMs`: how long a token works. */
  constructor(
    private readonly secret: string,
    private readonly validMs: number,
  ) {}

  /** A token of an id that works from now on. */
  tokenOf(id: string, now: Date): string {
    const ends = (now.getTime() + this.validMs).toString(36)
    return `${id}.${ends}.${this.signatureOf(id, ends)}`
  }

  /** The id of a token; undefined for one that was not made here or has ended. */
  read(token: string, now: Date): string | undefined {
    const [id = '', ends = '', signature = '', ...rest] = token.split('.')
    if (rest.length > 0 || !isSameSecret(signature, this.signatureOf(id, ends))) return undefined
    return Number.parseInt(ends, 36) > now.getTime() ? id : undefined
  }

  private signatureOf(id: string, ends: string): string {
    return createHmac('sha256', this.secret).update(`${id} ${ends}`).digest('base64url')
  }
}
