import type { Locale } from '../../../src/contract/fields'
import type { HelpArticle, HelpGroup } from '../../../src/contract/help'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import { safeHtml } from '../config/richText'
import { shownValue } from '../config/settingDrafts'
import { type HelpCentre, helpSource } from './helpConfig'

/** The groups and questions that guests see, in the merchant's order; in a preview those of the draft. */
async function shownGroups(db: ReadDb, isPreview: boolean): Promise<HelpCentre['list']> {
  const centre = (await shownValue(db, helpSource, isPreview)) as HelpCentre | null
  return (centre?.list ?? [])
    .filter(({ shown }) => shown)
    .map((group) => ({ ...group, questions: group.questions.filter(({ shown }) => shown) }))
    .filter(({ questions }) => questions.length > 0)
}

/** The groups that have a question, in the merchant's order. */
export async function readHelp(db: ReadDb, locale: Locale, isPreview: boolean): Promise<HelpGroup[]> {
  const groups = await shownGroups(db, isPreview)
  return groups.map(({ id, title, questions }) => ({
    ...{ id, title: inLocale(title, locale) },
    questions: questions.map((question) => ({ id: question.id, title: inLocale(question.title, locale) })),
  }))
}

/** A question with its answer; undefined when it is hidden or does not exist. */
export async function readHelper(
  db: ReadDb,
  helperId: string,
  { locale, isPreview }: { locale: Locale; isPreview: boolean },
): Promise<HelpArticle | undefined> {
  for (const { title: group, questions } of await shownGroups(db, isPreview)) {
    const found = questions.find(({ id }) => id === helperId)
    if (found) {
      const { title, answer } = found
      const texts = { title: inLocale(title, locale), group: inLocale(group, locale) }
      return { id: helperId, ...texts, html: safeHtml(inLocale(answer, locale)) }
    }
  }
  return undefined
}
