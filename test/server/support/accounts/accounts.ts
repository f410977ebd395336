import { eq } from 'drizzle-orm'
import { users } from '../../../../server/db/schema/account/users'
import type { FoundSession } from '../../../../server/api/context'
import { SessionActivity } from '../../../../server/modules/accounts/sessionActivity'
import { findSession } from '../../../../server/modules/accounts/sessionRepository'
import { type SignedIn, signInWith } from '../../../../server/modules/accounts/signIn'
import { book } from '../../../../server/modules/ledger/ledger'
import type { LedgerAccount } from '../../../../server/db/schema/wallet/ledger'
import { newId } from '../../../../server/db/ids'
import type { Backend } from '../harness'

/** The session of a token; fails when there is none. */
export async function sessionOf({ db, clock }: Backend, token: string): Promise<FoundSession> {
  const session = await findSession(db, new SessionActivity(db), token, { at: clock.now(), locale: 'en' })
  if (!session) throw new Error('The session is gone')
  return session
}

/** Signs a guest in with the social identity `name`, from this machine or an address. */
export async function signInAs(
  backend: Backend,
  name: string,
  token?: string,
  addressKey: string | null = null,
): Promise<SignedIn> {
  const session = await sessionOf(backend, token ?? (await backend.guest()))
  const identity = { provider: 'line', subject: name, nickname: name } as const
  const context = { now: backend.clock.now(), locale: 'en', addressKey } as const
  return backend.db.transaction((tx) => signInWith(tx, identity, session, context))
}

/** Changes columns of a user that only the merchant can change. */
export async function setFacts(backend: Backend, userId: string, facts: Partial<typeof users.$inferInsert>) {
  await backend.db.update(users).set(facts).where(eq(users.id, userId))
}

/** Credits accounts of a user. */
export async function credit(backend: Backend, userId: string, amounts: Partial<Record<LedgerAccount, number>>) {
  const cause = newId()
  const bookings = Object.entries(amounts).map(([account, amount]) => {
    return { account: account as LedgerAccount, amount, kind: 'adjustment', cause } as const
  })
  await backend.db.transaction((tx) => book(tx, userId, bookings, backend.clock.now()))
}
