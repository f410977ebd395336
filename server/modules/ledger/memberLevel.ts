import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { writtenForms } from '../../../src/contract/forms'
import { levelOf } from '../../../src/domain/member/level'
import type { ReadDb } from '../../db/database'
import { translate } from '../../messages/messages'
import { readStored } from '../config/formRepository'

/** A member's level. Above 0 means VIP. */
export interface MemberLevel {
  level: number
  levelName: string
}

/** The level of a growth value by the configuration block `vipset`; level 0 while levels are switched off. */
export async function readLevel(db: ReadDb, growth: number, locale: Locale): Promise<MemberLevel> {
  const { on, levels, nameOf } = await readLevels(db, locale)
  const level = on ? levelOf(growth, levels) : 0
  return { level, levelName: nameOf(level) }
}

/** The levels of the merchant: whether they are on, where each begins, and their names. */
export async function readLevels(db: ReadDb, locale: Locale) {
  const { vipset } = await readStored(db, ['vipset'], locale)
  const { on, levels, names } = v.parse(writtenForms.vipset, vipset ?? {})
  const nameOf = (level: number) =>
    names[level]?.trim() || (level > 0 ? translate(locale, 'account.level', { level }) : '')
  return { on, levels, nameOf }
}
