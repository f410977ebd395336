import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { oauthStates, type SocialProvider } from '../../db/schema/identities'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'
import type { LoginRedirect } from '../../integrations/social/socialLogin'
import type { Session } from '../../api/context'

/** How long somebody may take on a provider's page. */
const WAIT_MS = 10 * MINUTE_MS

interface Traveller {
  provider: SocialProvider
  session: Session
  now: Date
}

/** Sends a session to a provider's page. The state that comes back proves that the trip was begun here; only its hash is kept. */
export async function beginTrip(
  db: Db,
  { provider, session, now }: Traveller,
  returnTo: string,
): Promise<LoginRedirect> {
  const state = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + WAIT_MS)
  await db
    .insert(oauthStates)
    .values({ stateHash: sha256(state), provider, refererUrl: returnTo, sessionId: session.id, expiresAt })
  return { returnTo, state, nonce: nonceOf(state) }
}

/** Ends a trip, which can be done once, by the session that began it. Refuses a state that is not its, or is too old. */
export async function endTrip(db: Db, { provider, session, now }: Traveller, state = ''): Promise<LoginRedirect> {
  const [trip] = await db
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, sha256(state)),
        eq(oauthStates.provider, provider),
        eq(oauthStates.sessionId, session.id),
      ),
    )
    .returning()
  if (!trip || trip.expiresAt <= now) throw new AppError(400, 'social.stateRefused')
  return { returnTo: trip.refererUrl, state, nonce: nonceOf(state) }
}

/** Follows from the state, so that it needs no place of its own. */
function nonceOf(state: string): string {
  return sha256(`nonce ${state}`, 'base64url')
}
