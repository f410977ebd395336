import { eq } from 'drizzle-orm'
import { vipset } from '../../../src/contract/membership/vipset'
import { levelOf } from '../../../src/domain/member/level'
import { yearOf, yearStart } from '../../../src/domain/time/calendar'
import type { Tx } from '../../db/database'
import { memberLevels } from '../../db/schema/members/membership'
import { readSetting } from '../config/settings'
import { levelOfRecord } from './memberLevel'

/**
 * Raises the level of a member whose growth value has risen: at once, and kept until the end of next year. The account is locked.
 * `told` remains below it until the member was told.
 */
export async function raiseLevel(
  tx: Tx,
  userId: string,
  { before, growth, now }: { before: number; growth: number; now: Date },
): Promise<void> {
  const { on, levels } = await readSetting(tx, 'vipset', vipset)
  const level = on ? levelOf(growth, levels) : 0
  if (level === 0) return
  const [record] = await tx.select().from(memberLevels).where(eq(memberLevels.userId, userId))
  if (levelOfRecord(record, now) >= level) return
  const toldLevel = Math.min(record?.toldLevel ?? levelOf(before, levels), level)
  const reached = { level, toldLevel, keptUntil: yearStart(yearOf(now) + 2) }
  await tx
    .insert(memberLevels)
    .values({ userId, ...reached })
    .onConflictDoUpdate({ target: memberLevels.userId, set: reached })
}
