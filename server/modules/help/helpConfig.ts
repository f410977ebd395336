import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { anyText, rowsRepository, namesIn, ownId, requiredText, shown } from '../config/configRepository'
import { helpGroups, helpQuestions } from '../../db/schema/settings/help'

/** The help centre in its stored form. */
const centre = <T extends v.GenericSchema>(text: T) => {
  const question = v.object({ id: ownId, title: text, answer: text, shown })
  const group = v.object({ id: ownId, title: text, shown, questions: v.optional(v.array(question), []) })
  return v.object({ list: v.optional(v.array(group), []) })
}

/** The help centre in one language; answers are HTML and sanitised when they are read. */
export const storedHelp = centre(requiredText)

const centreInLanguages = centre(anyText)
/** The help centre in all languages. */
export type HelpCentre = v.InferOutput<typeof centreInLanguages>

/** The help centre is stored as a row per group and per question. */
export const helpSource = rowsRepository({
  ident: 'helpers',
  shape: centreInLanguages,
  async read(db) {
    const groups = await db.select().from(helpGroups).orderBy(asc(helpGroups.sort), asc(helpGroups.id))
    const rows = await db.select().from(helpQuestions).orderBy(asc(helpQuestions.sort), asc(helpQuestions.id))
    const list = groups.map((group) => ({
      id: group.id,
      title: group.title,
      shown: group.shown,
      questions: rows
        .filter(({ groupId }) => groupId === group.id)
        .map(({ id, title, answer, shown }) => ({ id, title, answer, shown })),
    }))
    return list.length > 0 ? { list } : null
  },
  async remove(tx) {
    // Questions are deleted with their groups.
    await tx.delete(helpGroups)
  },
  async insert(tx, { list }) {
    const groups = list.map(({ questions: _questions, ...group }, sort) => ({ ...group, sort }))
    const rows = list.flatMap(({ id: groupId, questions }) =>
      questions.map((question, sort) => ({ ...question, groupId, sort })),
    )
    if (groups.length > 0) await tx.insert(helpGroups).values(groups)
    if (rows.length > 0) await tx.insert(helpQuestions).values(rows)
  },
  ids: ({ list }) => [
    namesIn(['list'], list),
    list.flatMap(({ questions }, at) => namesIn(['list', at, 'questions'], questions)),
  ],
})
