import { eq } from 'drizzle-orm'
import { advisoryLock } from '../../db/locks'
import { users } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { signIn, type SignedIn } from './signIn'
import { accountOf, loginOf, createAccount } from './accountRepository'
import { takePendingIdentity, linkIdentity } from './identityRepository'
import { mergeUsers } from './mergeUsers'
import type { AccountDependencies, SessionContext } from './dependencies'
import { hashPassword } from './passwords'
import { type CodeProof, type PhoneProof, proveCode, provePhone } from './proofs'

/** Signs in with a code; an unknown destination gets a new account. The password is set only when the account has none. */
export async function signInByCode(
  context: SessionContext,
  needs: AccountDependencies,
  { password, ...proof }: CodeProof & { password?: string },
): Promise<SignedIn> {
  const { db, session, now } = context
  const spend = await proveCode(context, needs, proof)
  const passwordHash = password ? await hashPassword(password) : null
  const login = loginOf(proof.destination)
  return transact(db, async (tx) => {
    await spend(tx)
    await advisoryLock(tx, 'login', proof.destination)
    const account = await accountOf(tx, login)
    if (account && passwordHash && !account.passwordHash) {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    }
    const accountId = account?.id ?? (await createAccount(tx, session, { ...login, passwordHash }, now))
    return signIn(tx, accountId, session, context)
  })
}

/**
 * Binds a phone number to the signed-in user. If another account has the number, it is the same person's, and the two accounts
 * are merged.
 */
export async function bindPhone(
  context: SessionContext,
  needs: AccountDependencies,
  proof: PhoneProof,
): Promise<SignedIn> {
  const { db, session, now } = context
  const { phone, spend } = await provePhone(context, needs, proof)
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
  needs: AccountDependencies,
  { bindKey, proof }: { bindKey: string; proof: PhoneProof },
): Promise<SignedIn> {
  const { db, session, now } = context
  const { phone, spend } = await provePhone(context, needs, proof)
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
