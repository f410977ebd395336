import { and, eq, isNull } from 'drizzle-orm'
import type { Parsed } from '../../../src/contract/endpoint'
import type { sessionContract } from '../../../src/contract/account/session'
import type { Tx } from '../../db/database'
import { users } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'
import { ownsPictures } from '../media/pictureRepository'

/** Changes the given fields. Refuses a picture that the user has not uploaded. */
export async function editProfile(
  tx: Tx,
  userId: string,
  { nickname, avatar, gender, emailNotices }: Parsed<(typeof sessionContract)['edit']>,
): Promise<void> {
  if (avatar && !(await isOurs(tx, userId, avatar))) {
    throw new AppError(400, 'common.checkInput', { field: 'avatar' }, { fields: ['avatar'] })
  }
  const changes = { nickname, avatar, gender, emailNotices }
  if (Object.values(changes).every((change) => change === undefined)) return
  await tx.update(users).set(changes).where(eq(users.id, userId))
}

/** The current avatar, which may come from a social login, is accepted. */
async function isOurs(tx: Tx, userId: string, avatar: string): Promise<boolean> {
  if (await ownsPictures(tx, userId, [avatar])) return true
  const [row] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId))
  return row?.avatar === avatar
}

/** The year with which birthdays are stored, which are a day and a month: a leap year. */
const BIRTHDAY_YEAR = '2000'

/** Sets the birthday `MM-DD`, which is possible only once, also with concurrent calls. */
export async function setBirthday(tx: Tx, userId: string, monthDay: string): Promise<void> {
  const birthday = `${BIRTHDAY_YEAR}-${monthDay}`
  if (!isDay(birthday)) throw new AppError(400, 'account.birthdayWrong')
  const set = await tx
    .update(users)
    .set({ birthday })
    .where(and(eq(users.id, userId), isNull(users.birthday)))
    .returning({ id: users.id })
  if (set.length === 0) throw new AppError(400, 'account.birthdaySet')
}

/** The day and month of a stored birthday; empty without one. Older rows have a year, which is never answered. */
export function monthDayOf(birthday: string | null | undefined): string {
  return birthday?.slice(5) ?? ''
}

/** Whether the date exists: 2000-02-30 does not. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
