import { createHmac, randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { oauthStates, type SocialProvider } from '../../db/schema/account/identities'
import { AppError } from '../../api/appError'
import { isSameSecret } from '../../api/isSameSecret'
import { sha256 } from '../../api/sha256'
import type { LoginRedirect } from '../../integrations/social/socialLogin'
import type { Session } from '../../api/context'

/** How long a guest may take on a provider's page. */
const VALID_MS = 10 * MINUTE_MS

/** Random part and signature in hexadecimal digits, expiry in base 36: WeChat takes letters and digits only, 128 at most. */
const STATE = /^([0-9a-f]{32})([0-9a-z]{9})([0-9a-f]{32})([\w-]*)$/

interface StateOwner {
  provider: SocialProvider
  session: Session
  now: Date
}

/**
 * The `state` of OAuth: proves that a sign-in was begun here, by the same session, minutes ago. It is signed instead of stored, so that
 * handing out a provider's address writes nothing; only used states are stored, until they expire.
 */
export class OauthStates {
  constructor(private readonly secret: string) {}

  /** Begins a sign-in. LINE alone asks again where its page returns to, so its state carries that. */
  begin(caller: StateOwner, returnTo: string): LoginRedirect {
    const nonce = randomBytes(16).toString('hex')
    const expiry = (caller.now.getTime() + VALID_MS).toString(36).padStart(9, '0')
    const carried = caller.provider === 'line' ? Buffer.from(returnTo).toString('base64url') : ''
    const state = nonce + expiry + this.sign(caller, nonce + expiry + carried) + carried
    return { returnTo, state, nonce: nonceOf(state) }
  }

  /** Ends a sign-in, once. Refuses a state that is forged, another session's or provider's, used, or too old. */
  async end(db: Db, caller: StateOwner, state = ''): Promise<LoginRedirect> {
    const [, nonce = '', expiry = '', signature = '', carried = ''] = STATE.exec(state) ?? []
    const expected = this.sign(caller, nonce + expiry + carried)
    const expiresAt = new Date(parseInt(expiry, 36))
    if (!isSameSecret(signature, expected) || expiresAt <= caller.now) throw new AppError(400, 'social.stateRefused')
    const { provider, session } = caller
    const used = await db
      .insert(oauthStates)
      .values({ stateHash: sha256(state), provider, refererUrl: '', sessionId: session.id, expiresAt })
      .onConflictDoNothing()
      .returning({ provider: oauthStates.provider })
    if (used.length === 0) throw new AppError(400, 'social.stateRefused')
    return { returnTo: Buffer.from(carried, 'base64url').toString(), state, nonce: nonceOf(state) }
  }

  private sign({ provider, session }: StateOwner, content: string): string {
    const signed = `oauth ${provider} ${session.id} ${content}`
    return createHmac('sha256', this.secret).update(signed).digest('hex').slice(0, 32)
  }
}

/** Derived from the state, so that it need not be stored. */
function nonceOf(state: string): string {
  return sha256(`nonce ${state}`, 'base64url')
}
