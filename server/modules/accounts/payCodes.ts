import { and, eq } from 'drizzle-orm'
import type { payCodeContract, PayCodeState } from '../../../src/contract/wallet/payCode'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { Handlers } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { lockAccount, lockSessionOwner } from '../../db/locks'
import { payCodes } from '../../db/schema/wallet/storedValue'
import { users } from '../../db/schema/account/users'
import { transact } from '../../db/transaction'
import type { AccountDependencies, SessionContext } from './dependencies'
import { shownPhone } from './phoneNumbers'
import { proveCode } from './proofs'
import { sendCode } from './sendCode'

/** For how long a proven code pays without being entered again. */
const PROOF_MS = 2 * MINUTE_MS

type By = PayCodeState['destinations'][number]['by']

/** The pay code of the caller. Tries are counted even when they fail, so these calls open their own transactions. */
export const payCodeHandlers = (dependencies: AccountDependencies): Handlers<typeof payCodeContract> => ({
  state: ({ db, session }) => readState(db, session.userId),

  send: {
    transaction: false,
    handle: async (context, { by }) => {
      const destination = await destinationOf(context.db, context.session.userId, by)
      return sendCode(context, dependencies, { purpose: 'payCode', destination })
    },
  },

  set: {
    transaction: false,
    async handle(context, { payCode, ...proof }) {
      const { now: changedAt, session } = context
      const code = { userId: session.userId, hash: dependencies.payCodes.hash(payCode), changedAt, provenUntil: null }
      return changeByProof(context, dependencies, proof, (tx) =>
        tx.insert(payCodes).values(code).onConflictDoUpdate({ target: payCodes.userId, set: code }),
      )
    },
  },

  remove: {
    transaction: false,
    handle: (context, proof) =>
      changeByProof(context, dependencies, proof, (tx) =>
        tx.delete(payCodes).where(eq(payCodes.userId, context.session.userId)),
      ),
  },

  verify: {
    transaction: false,
    async handle(context, { payCode }) {
      await provePayCode(context, dependencies, payCode)
      return { ok: true }
    },
  },
})

/** Whether a member has a pay code. */
export async function hasPayCode(db: ReadDb, userId: string): Promise<boolean> {
  return (await db.$count(payCodes, eq(payCodes.userId, userId))) > 0
}

/**
 * Uses up the proof of the pay code before the balance of a locked account pays. Refuses when the member has a code and did not enter it
 * just now.
 */
export async function spendPayCodeProof(tx: Tx, userId: string, now: Date): Promise<void> {
  const [code] = await tx.select().from(payCodes).where(eq(payCodes.userId, userId))
  if (!code) return
  if (!code.provenUntil || code.provenUntil <= now) throw new AppError(400, 'payCode.needed', {}, { payCode: true })
  await tx.update(payCodes).set({ provenUntil: null }).where(eq(payCodes.userId, userId))
}

/** Lets the balance of a member pay once in this transaction, because staff have seen the member. */
export async function grantPayment(tx: Tx, userId: string, now: Date): Promise<void> {
  const provenUntil = new Date(now.getTime() + PROOF_MS)
  await tx.update(payCodes).set({ provenUntil }).where(eq(payCodes.userId, userId))
}

async function provePayCode({ db, session, now }: SessionContext, dependencies: AccountDependencies, payCode: string) {
  const { userId } = session
  const hash = await dependencies.payCodes.try(db, { userId, payCode, now })
  const provenUntil = new Date(now.getTime() + PROOF_MS)
  await transact(db, async (tx) => {
    await lockAccount(tx, userId)
    const same = and(eq(payCodes.userId, userId), eq(payCodes.hash, hash))
    const proven = await tx.update(payCodes).set({ provenUntil }).where(same).returning({ userId: payCodes.userId })
    if (proven.length === 0) throw new AppError(400, 'payCode.wrong')
  })
}

async function changeByProof(
  context: SessionContext,
  dependencies: AccountDependencies,
  { by, code }: { by: By; code: string },
  change: (tx: Tx) => Promise<unknown>,
): Promise<PayCodeState> {
  const { db, session } = context
  const destination = await destinationOf(db, session.userId, by)
  const consume = await proveCode(context, dependencies, { purpose: 'payCode', destination, code })
  return transact(db, async (tx) => {
    if (!(await lockSessionOwner(tx, session.userId))) throw new AppError(401, 'common.noSession')
    await consume(tx)
    await lockAccount(tx, session.userId)
    await change(tx)
    await dependencies.payCodes.resetFailures(tx, session.userId)
    return readState(tx, session.userId)
  })
}

async function readState(db: ReadDb, userId: string): Promise<PayCodeState> {
  const { phone, email } = await contactsOf(db, userId)
  const ofPhone = phone ? [{ by: 'phone', shown: maskedPhone(phone) } as const] : []
  const ofEmail = email ? [{ by: 'email', shown: maskedEmail(email) } as const] : []
  return { on: await hasPayCode(db, userId), destinations: [...ofPhone, ...ofEmail] }
}

async function destinationOf(db: ReadDb, userId: string, by: By): Promise<string> {
  const destination = (await contactsOf(db, userId))[by]
  if (!destination) throw new AppError(400, 'account.notOffered')
  return destination
}

async function contactsOf(db: ReadDb, userId: string): Promise<Record<By, string>> {
  const [row] = await db.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, userId))
  return row ?? { phone: '', email: '' }
}

function maskedPhone(phone: string): string {
  const shown = shownPhone(phone)
  return `${shown.slice(0, 3)}••••${shown.slice(-3)}`
}

function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••')
}
