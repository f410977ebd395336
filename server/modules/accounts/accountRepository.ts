import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '../../db/ids'
import type { ReadDb, Tx } from '../../db/database'
import { users } from '../../db/schema/account/users'
import type { Session } from '../../api/context'

export type UserRow = typeof users.$inferSelect

/** Login identifiers of an account besides social logins. */
export type AccountLogin = { phone: string } | { email: string }

type Facts = Partial<Pick<UserRow, 'phone' | 'email' | 'passwordHash' | 'nickname' | 'avatar'>>

/** The account with a number (E.164) or an e-mail address (lower case). */
export async function accountOf(db: ReadDb, login: AccountLogin): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(withLogin(login))
  return row
}

/** The condition that an account has a login. */
export const withLogin = (login: AccountLogin) =>
  'phone' in login ? eq(users.phone, login.phone) : eq(users.email, login.email)

/** The identifier that a code destination belongs to. */
export function loginOf(destination: string): AccountLogin {
  return destination.includes('@') ? { email: destination } : { phone: destination }
}

/** Creates an account. A guest's row becomes the account; for a signed-in user a new row is created. */
export async function createAccount(tx: Tx, session: Session, facts: Facts, now: Date): Promise<string> {
  const [grown] = await tx
    .update(users)
    .set({ ...facts, registeredAt: now })
    .where(and(eq(users.id, session.userId), isNull(users.registeredAt), isNull(users.mergedInto)))
    .returning({ id: users.id })
  if (grown) return grown.id
  const id = newId()
  await tx.insert(users).values({ ...facts, id, createdAt: now, registeredAt: now })
  return id
}
