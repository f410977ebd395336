import * as v from 'valibot'
import { MESSAGE_VARIABLES, type MessageVariable, type MessagePlatform } from '../../db/schema/guestMessages'
import { fieldKindOf } from './fieldKinds'

type Fields = Record<string, MessageVariable>

/** Parses the fields of a template: `thing1 = state`, one per line. Errors name their line. */
export const fieldLines = (platform: MessagePlatform) =>
  v.pipe(
    v.string(),
    v.maxLength(2000, 'This text is too long'),
    v.rawTransform<string, Fields>(({ dataset, addIssue, NEVER }) => {
      const fields: Fields = {}
      const lines = dataset.value.split('\n').map((line) => line.trim())
      for (const [at, line] of lines.entries()) {
        const [field = '', fact = ''] = line.split('=').map((part) => part.trim())
        const fault = line ? faultOf(platform, { fields, field, fact }) : undefined
        if (fault) addIssue({ message: `Line ${at + 1}: ${fault}` })
        else if (isVariable(fact)) fields[field] = fact
      }
      if (lines.some(Boolean)) return fields
      addIssue({ message: 'Enter at least one field' })
      return NEVER
    }),
  )

function faultOf(
  platform: MessagePlatform,
  { fields, field, fact }: { fields: Fields; field: string; fact: string },
): string | undefined {
  const kind = fieldKindOf(platform, field)
  if (!kind) return `"${field}" is not a field of this app`
  if (field in fields) return `${field} is used twice`
  if (!isVariable(fact)) return `"${fact}" is not an available value`
  return kind.variables.includes(fact) ? undefined : `${field} cannot show ${fact}`
}

function isVariable(text: string): text is MessageVariable {
  return MESSAGE_VARIABLES.some((fact) => fact === text)
}
