import { eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import { advisoryLock } from '../../db/locks'
import { users } from '../../db/schema/account/users'
import { transact } from '../../db/transaction'
import { accountOf, createAccount } from './accountRepository'
import type { AccountDependencies, SessionContext } from './dependencies'
import { linkIdentity, takePendingIdentity } from './identityRepository'
import { mergeUsers } from './mergeUsers'
import { type PhoneProof, provePhone } from './proofs'
import { signIn, type SignedIn } from './signIn'

/**
 * Binds a phone number to the signed-in user. If another account has the number, it is the same person's, and the two accounts
 * are merged.
 */
export async function bindPhone(
  context: SessionContext,
  dependencies: AccountDependencies,
  proof: PhoneProof,
): Promise<SignedIn> {
  const { db, session, now } = context
  const { phone, spend } = await provePhone(context, dependencies, proof)
  return transact(db, async (tx) => {
    await spend(tx)
    await advisoryLock(tx, 'login', phone)
    const owner = await accountOf(tx, { phone })
    if (owner?.blocked) throw new AppError(402, 'common.blocked')
    if (!owner) await tx.update(users).set({ phone }).where(eq(users.id, session.userId))
    const accountId = owner?.id ?? session.userId
    await mergeUsers(tx, { from: session.userId, into: accountId, now })
    return signIn(tx, accountId, session, context)
  })
}

/** Binds a pending identity to a verified phone number and signs in to the account with that number, or to a new one. */
export async function bindIdentity(
  context: SessionContext,
  dependencies: AccountDependencies,
  { bindKey, proof }: { bindKey: string; proof: PhoneProof },
): Promise<SignedIn> {
  const { db, session, now } = context
  const { phone, spend } = await provePhone(context, dependencies, proof)
  return transact(db, async (tx) => {
    await spend(tx)
    const identity = await takePendingIdentity(tx, bindKey, now)
    await advisoryLock(tx, 'login', phone)
    const { nickname, avatar } = identity
    const account = await accountOf(tx, { phone })
    const accountId = account?.id ?? (await createAccount(tx, session, { phone, nickname, avatar }, now))
    await linkIdentity(tx, accountId, identity, now)
    return signIn(tx, accountId, session, context)
  })
}
