import english from 'ra-language-english'

const GROUPS = ['action', 'boolean', 'page', 'navigation', 'auth', 'notification', 'validation'] as const
const MESSAGES = [
  'access_denied',
  'are_you_sure',
  'clear_array_input',
  'details',
  'error',
  'invalid_form',
  'loading',
  'no',
  'not_found',
  'placeholder_data_warning',
  'unsaved_changes',
  'yes',
] as const

type English = typeof english.ra
type TextsOf<G> = Record<Extract<keyof G, string>, string>

/** react-admin's own texts, as far as the console shows them. */
type FrameworkTexts = { [G in (typeof GROUPS)[number]]: TextsOf<English[G]> } & {
  message: Record<(typeof MESSAGES)[number], string>
}

/** The English ones, which the package brings. */
export const framework: English = english.ra

/** The texts of a language, with the English ones of parts that the console does not show. */
export const frameworkWith = (texts: FrameworkTexts): English => ({
  ...framework,
  ...(texts as Partial<English>),
  message: { ...framework.message, ...texts.message },
})
