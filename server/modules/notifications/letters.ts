import type { Occasion } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { translate } from '../../messages/messages'
import type { MessageContent } from './messageSubjects'

/** Events with an e-mail to members who have agreed to no message of a platform. */
const LETTERS = [
  'couponExpiring',
  'pointsExpiring',
  'giftClaimed',
  'giftReturned',
  'queueSoon',
  'queueCalled',
  'drinkExpiring',
  'reserveAnswered',
  'reserveReminder',
  'signInReminder',
  'partnerAnswered',
  'withdrawalAnswered',
] as const
type LetterOccasion = (typeof LETTERS)[number]

/** Whether an event has an e-mail. */
export function hasLetter(occasion: Occasion): occasion is LetterOccasion {
  return LETTERS.some((each) => each === occasion)
}

/** The e-mail of an event. `origin`: of the storefront, for its links; without one there are none. */
export function writeLetter(
  occasion: LetterOccasion,
  content: MessageContent,
  { locale, brand, origin }: { locale: Locale; brand: string; origin: string | undefined },
): { subject: string; text: string } {
  const { item = '', person = '', until = '', state = '', amount = '' } = content.valuesIn(locale)
  const values = { brand, item, until, state, amount, person: person || translate(locale, 'notice.somebody') }
  const link = (page: string) => (origin ? `${origin}/#${page}` : '')
  const parts = [
    translate(locale, `letter.${occasion}`, values),
    link(content.page),
    brand,
    `${translate(locale, 'letter.turnOff')} ${link('/pages/other/chooseAvatar')}`.trim(),
  ]
  return {
    subject: translate(locale, `letter.${occasion}Subject`, values),
    text: parts.filter(Boolean).join('\n\n'),
  }
}
