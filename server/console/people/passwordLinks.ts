import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import { sha256 } from '../../api/sha256'
import type { ReadDb, Tx } from '../../db/database'
import { type StaffAccountRow, staffAccounts, staffLinks } from '../../db/schema/staff/console'

const LINK_DAYS = 3

/** Makes the link with which a person chooses a password; an earlier one ends. Returns its path on the console's site. */
export async function makeLink(tx: Tx, staffId: string, now: Date): Promise<{ link: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const values = { tokenHash: sha256(token), endsAt: new Date(now.getTime() + LINK_DAYS * DAY_MS) }
  await tx
    .insert(staffLinks)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffLinks.staffId, set: values })
  return { link: linkPath(token), endsAt: values.endsAt }
}

/** The path of a link: the page of the app that asks for a password. The token stays in the browser. */
export const linkPath = (token: string): string => `/console/#/login?token=${encodeURIComponent(token)}`

/** The account that a link is for. Refuses unknown, used and ended ones, and those of ended accounts. */
export async function accountOfLink(db: ReadDb, token: string, now: Date): Promise<StaffAccountRow> {
  const valid = and(eq(staffLinks.tokenHash, sha256(token)), gt(staffLinks.endsAt, now), eq(staffAccounts.active, true))
  const [row] = await db
    .select({ account: staffAccounts })
    .from(staffLinks)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffLinks.staffId))
    .where(valid)
  if (!row) throw new AppError(400, 'staff.linkEnded')
  return row.account
}

/** Takes a link for its one use. Of two calls at the same moment one is refused. */
export async function takeLink(tx: Tx, token: string, now: Date): Promise<StaffAccountRow> {
  const account = await accountOfLink(tx, token, now)
  const taken = await tx
    .delete(staffLinks)
    .where(eq(staffLinks.tokenHash, sha256(token)))
    .returning({ staffId: staffLinks.staffId })
  if (taken.length === 0) throw new AppError(400, 'staff.linkEnded')
  return account
}
