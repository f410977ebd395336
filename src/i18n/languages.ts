import type { Locale } from '@/contract/fields'
import type { Messages } from './messages'

/** How the texts of a language are fetched. In a mini-program all languages of an area lie beside its English, so nothing is left to fetch. */
export const languages: Partial<Record<Locale, () => Promise<Messages>>> = {}
