import * as v from 'valibot'
import { MESSAGE_FACTS, type MessageFact, type MessageHouse } from '../../db/schema/guestMessages'
import { kindOf } from './fieldKinds'

type Fields = Record<string, MessageFact>

/** What the fields of a template show, as people write it: `thing1 = state`, one a line. What is wrong is said by line. */
export const fieldLines = (house: MessageHouse) =>
  v.pipe(
    v.string(),
    v.maxLength(2000, 'This is too long'),
    v.rawTransform<string, Fields>(({ dataset, addIssue, NEVER }) => {
      const fields: Fields = {}
      const lines = dataset.value.split('\n').map((line) => line.trim())
      for (const [at, line] of lines.entries()) {
        const [field = '', fact = ''] = line.split('=').map((part) => part.trim())
        const fault = line ? faultOf(house, { fields, field, fact }) : undefined
        if (fault) addIssue({ message: `Line ${at + 1}: ${fault}` })
        else if (isFact(fact)) fields[field] = fact
      }
      if (lines.some(Boolean)) return fields
      addIssue({ message: 'Say what at least one field shows' })
      return NEVER
    }),
  )

function faultOf(
  house: MessageHouse,
  { fields, field, fact }: { fields: Fields; field: string; fact: string },
): string | undefined {
  const kind = kindOf(house, field)
  if (!kind) return `"${field}" is no field of this app`
  if (field in fields) return `${field} is there twice`
  if (!isFact(fact)) return `there is no "${fact}" to show`
  return kind.shows.includes(fact) ? undefined : `${field} cannot show ${fact}`
}

function isFact(word: string): word is MessageFact {
  return MESSAGE_FACTS.some((fact) => fact === word)
}
