import { eq } from 'drizzle-orm'
import type { Reply } from '../../../src/contract/endpoint'
import type { credentialsContract } from '../../../src/contract/account/credentials'
import { createAccount } from './accountRepository'
import { type Identity, ownerOf, linkIdentity } from './identityRepository'
import { mergeUsers } from './mergeUsers'
import { profileOf } from './profilePresenter'
import { advisoryLock } from '../../db/locks'
import type { Tx } from '../../db/database'
import { idempotencyKeys } from '../../db/schema/account/requests'
import { users } from '../../db/schema/account/users'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { publish } from '../events'
import { openSession, revokeSession } from './sessionRepository'

export type SignedIn = Reply<(typeof credentialsContract)['emailLogin']>

/** When, and in which language, a sign-in is answered. */
type SignInContext = Pick<RequestContext, 'now' | 'locale' | 'addressKey'>

/**
 * Signs a device in to a verified account: issues a new token, revokes the old one, merges the guest's data into the account,
 * and cancels a scheduled deletion. Refuses blocked accounts (402).
 */
export async function signIn(
  tx: Tx,
  accountId: string,
  session: Session,
  { now, locale, addressKey }: SignInContext,
): Promise<SignedIn> {
  if (!session.member) await mergeUsers(tx, { from: session.userId, into: accountId, now })
  const [account] = await tx
    .update(users)
    .set({ removalAskedAt: null, removalReason: '' })
    .where(eq(users.id, accountId))
    .returning({ blocked: users.blocked })
  if (account?.blocked) throw new AppError(402, 'common.blocked')
  const { id, token } = await openSession(tx, { userId: accountId, deviceId: session.deviceId, addressKey }, now)
  await tx.update(idempotencyKeys).set({ sessionId: id }).where(eq(idempotencyKeys.sessionId, session.id))
  await revokeSession(tx, session.id, now)
  await publish(tx, 'signedIn', { userId: accountId, deviceId: session.deviceId, locale, now })
  return { token, userInfo: await profileOf(tx, accountId, { locale, now }) }
}

/**
 * Signs in by a verified social identity; an unknown identity gets a new account. For a caller who is already signed in, the
 * identity is not linked: that would allow account takeover by login CSRF.
 */
export async function signInWith(
  tx: Tx,
  identity: Identity,
  session: Session,
  context: SignInContext,
): Promise<SignedIn> {
  const { now } = context
  await advisoryLock(tx, 'identity', `${identity.provider} ${identity.unionid ?? identity.subject}`)
  const { nickname = '', avatar = '' } = identity
  const accountId = (await ownerOf(tx, identity)) ?? (await createAccount(tx, session, { nickname, avatar }, now))
  await linkIdentity(tx, accountId, identity, now)
  return signIn(tx, accountId, session, context)
}
