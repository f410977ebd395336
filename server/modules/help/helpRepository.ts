import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { HelpArticle, HelpGroup } from '../../../src/contract/help'
import { safeHtml } from '../config/richText'
import type { ReadDb } from '../../db/database'
import { helpGroups, helpQuestions } from '../../db/schema/help'
import { inLocale } from '../../db/translations'

const shown = and(eq(helpGroups.shown, true), eq(helpQuestions.shown, true))

/** The groups that have a question, in the merchant's order. */
export async function readHelp(db: ReadDb, locale: Locale): Promise<HelpGroup[]> {
  const rows = await db
    .select({ group: helpGroups, id: helpQuestions.id, title: helpQuestions.title })
    .from(helpQuestions)
    .innerJoin(helpGroups, eq(helpGroups.id, helpQuestions.groupId))
    .where(shown)
    .orderBy(asc(helpGroups.sort), asc(helpGroups.id), asc(helpQuestions.sort), asc(helpQuestions.id))
  const groups = new Map<string, HelpGroup>()
  for (const { group, id, title } of rows) {
    const collected = groups.get(group.id) ?? { id: group.id, title: inLocale(group.title, locale), questions: [] }
    collected.questions.push({ id, title: inLocale(title, locale) })
    groups.set(group.id, collected)
  }
  return [...groups.values()]
}

/** A question with its answer; undefined when it is hidden or does not exist. */
export async function readHelper(db: ReadDb, helperId: string, locale: Locale): Promise<HelpArticle | undefined> {
  const [row] = await db
    .select({ group: helpGroups.title, title: helpQuestions.title, answer: helpQuestions.answer })
    .from(helpQuestions)
    .innerJoin(helpGroups, eq(helpGroups.id, helpQuestions.groupId))
    .where(and(eq(helpQuestions.id, helperId), shown))
  return (
    row && {
      id: helperId,
      title: inLocale(row.title, locale),
      group: inLocale(row.group, locale),
      html: safeHtml(inLocale(row.answer, locale)),
    }
  )
}
