import type { Locale } from '../../../src/contract/fields'
import type { MessageVariable, MessagePlatform } from '../../db/schema/settings/guestMessages'
import { fieldKindOf } from './fieldKinds'
import type { MessageContent } from './messageSubjects'

/** Platforms refuse empty fields. */
const EMPTY_VALUE = '-'

/** Renders the fields of a message, each within the maximum length of its kind. */
export function writeFields(
  platform: MessagePlatform,
  fields: Readonly<Record<string, MessageVariable>>,
  { content, locale }: { content: MessageContent; locale: Locale },
): Record<string, string> {
  const written = Object.entries(fields).map(([field, variable]) => {
    const { name, maxLength = 0 } = fieldKindOf(platform, field) ?? {}
    const text = content.valuesIn(name === 'phrase' ? 'zh' : locale)[variable] ?? ''
    // WeChat accepts only digits after the currency sign.
    const plain = name === 'amount' ? text.replaceAll(',', '') : text
    return [field, shortened(plain.replaceAll(/\s+/g, ' '), maxLength) || EMPTY_VALUE] as const
  })
  return Object.fromEntries(written)
}

function shortened(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}
