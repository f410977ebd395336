import * as v from 'valibot'
import { endpoint } from './endpoint'
import { id, previewTicket } from './fields'

const question = v.object({ id, title: v.string() })

/** A group of help centre questions. */
const helpGroup = v.object({ id, title: v.string(), questions: v.array(question) })
export type HelpGroup = v.InferOutput<typeof helpGroup>

/** A question of the help centre with its answer. */
const helpArticle = v.object({
  ...question.entries,
  /** Title of its group. */
  group: v.string(),
  /** The answer as sanitised HTML. */
  html: v.string(),
})
export type HelpArticle = v.InferOutput<typeof helpArticle>

export const helpContract = {
  helpers: endpoint({
    summary:
      'The help centre: groups of questions, without the answers; with a preview ticket (`draft`), that of the draft',
    path: 'helpers',
    input: v.object({ draft: previewTicket }),
    reply: v.object({ list: v.array(helpGroup) }),
  }),
  helper: endpoint({
    summary: 'One question of the help centre with its answer',
    path: 'helpers/:helperId',
    input: v.object({ helperId: id, draft: previewTicket }),
    reply: helpArticle,
  }),
}
