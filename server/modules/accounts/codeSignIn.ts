import { eq } from 'drizzle-orm'
import { advisoryLock } from '../../db/locks'
import { users } from '../../db/schema/account/users'
import { transact } from '../../db/transaction'
import { signIn, type SignedIn } from './signIn'
import { accountOf, loginOf, createAccount } from './accountRepository'
import type { AccountDependencies, SessionContext } from './dependencies'
import { hashPassword } from './passwords'
import { type CodeProof, proveCode } from './proofs'

/** Signs in with a code; an unknown destination gets a new account. The password is set only when the account has none. */
export async function signInByCode(
  context: SessionContext,
  dependencies: AccountDependencies,
  { password, ...proof }: CodeProof & { password?: string },
): Promise<SignedIn> {
  const { db, session, now } = context
  const consume = await proveCode(context, dependencies, proof)
  const passwordHash = password ? await hashPassword(password) : null
  const login = loginOf(proof.destination)
  return transact(db, async (tx) => {
    await consume(tx)
    await advisoryLock(tx, 'login', proof.destination)
    const account = await accountOf(tx, login)
    if (account && passwordHash && !account.passwordHash) {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    }
    const accountId = account?.id ?? (await createAccount(tx, session, { ...login, passwordHash }, now))
    return signIn(tx, accountId, session, context)
  })
}
