import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { revokeAll } from './sessionRepository'
import { signIn, type SignedIn } from './signIn'
import { claimantOf } from './claimant'
import { accountOf, loginOf } from './accountRepository'
import type { AccountDependencies, SessionContext } from './dependencies'
import { hashPassword, isWeak, passwordFits } from './passwords'
import { type CodeProof, proveCode } from './proofs'

/**
 * Signs in with a password. Unknown accounts and wrong passwords get the same reply after the same work. Attempts count by account
 * and network address; a device that has signed in before has a count of its own, so that strangers cannot lock it out.
 */
export async function signInByPassword(
  context: SessionContext,
  { limiter }: AccountDependencies,
  { destination, password }: { destination: string; password: string },
): Promise<SignedIn> {
  const { db, session, now } = context
  const { known, counter } = await claimantOf(context, destination)
  if (!known) await context.limitByAddress('proofsFromAddress')
  await limiter.take(db, 'passwords', counter, now)
  if (!known) await limiter.take(db, 'passwordsUnknownDevices', destination, now)
  const account = await accountOf(db, loginOf(destination))
  const storedHash = account?.passwordHash
  const fits = await passwordFits(password, storedHash)
  if (!fits || !account || !storedHash) throw new AppError(400, 'account.passwordWrong')
  const passwordHash = isWeak(storedHash) ? await hashPassword(password) : storedHash
  return transact(db, async (tx) => {
    const signedIn = await signIn(tx, account.id, session, context)
    const same = and(eq(users.id, account.id), eq(users.passwordHash, storedHash))
    const still = await tx.update(users).set({ passwordHash }).where(same).returning({ id: users.id })
    if (still.length === 0) throw new AppError(400, 'account.passwordWrong')
    await limiter.forget(tx, 'passwords', counter)
    return signedIn
  })
}

/** Sets a new password, verified by a code, and signs out every device. */
export async function resetPassword(
  context: SessionContext,
  dependencies: AccountDependencies,
  { password, ...proof }: CodeProof & { password: string },
): Promise<void> {
  const { db, now } = context
  const { counter } = await claimantOf(context, proof.destination)
  const consume = await proveCode(context, dependencies, proof)
  const passwordHash = await hashPassword(password)
  await transact(db, async (tx) => {
    await consume(tx)
    const account = await accountOf(tx, loginOf(proof.destination))
    if (!account) throw new AppError(400, 'account.codeWrong')
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await revokeAll(tx, account.id, now)
    await dependencies.limiter.forget(tx, 'passwords', counter)
  })
}
