import { useLocaleState } from 'react-admin'
import { dateText, dateTimeText } from '../../../src/domain/time/dateText'
import { isoText } from '../../../src/domain/time/storeClock'
import { isLocale } from './consoleI18n'

const known = (language: string) => (isLocale(language) ? language : 'en')

/** `21 Nov 2026, 22:05` of a moment, in a language and by the restaurant's clock. */
export const whenText = (moment: string, language: string): string =>
  dateTimeText(isoText(new Date(moment)), known(language))

/** `21 Nov 2026` of a calendar day in a language. */
export const dayText = (day: string, language: string): string => dateText(day, known(language))

/** Writes moments in the language of the person. */
export function useWhenText(): (moment: string) => string {
  const [language] = useLocaleState()
  return (moment) => whenText(moment, language)
}
