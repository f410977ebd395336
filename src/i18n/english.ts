import type { Locale } from '@/contract/fields'

type Areas = Record<string, Record<string, string>>

/** The texts that are here: those of every page, those that have come with the code of a page, and on the web the languages that were chosen. */
export const texts: Record<Locale, Areas> = { en: {}, th: {}, zh: {} }

/**
 * Adds the English texts of some areas. A page imports the files of the areas that it says, so that they travel with it; in a mini-program the
 * other languages of the area come along (config/mini/languages.js).
 */
export function english<T extends Areas>(areas: T): T {
  return Object.assign(texts.en, areas)
}
