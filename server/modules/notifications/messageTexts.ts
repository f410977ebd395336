import type { Occasion } from '../../../src/contract/config/config'
import type { Locale } from '../../../src/contract/fields'
import { translate } from '../../messages/messages'
import type { MessageContent } from './messageSubjects'

/** Events with an e-mail to members who have agreed to no message of a platform. */
const LETTERS = [
  'feedbackAnswered',
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

/** The message of an event on LINE, short enough for a lock screen. `origin`: of the storefront, for its link; without one there is none. */
export function writeLineMessage(
  occasion: Occasion,
  content: MessageContent,
  { locale, brand, origin }: { locale: Locale; brand: string; origin: string | undefined },
): string {
  const key = hasLetter(occasion) ? (`letter.${occasion}` as const) : (`line.${occasion}` as const)
  const text = translate(locale, key, valuesOf(content, { locale, brand }))
  return [text, linkTo(content.page, origin)].filter(Boolean).join('\n')
}

/** The e-mail of an event. `origin`: of the storefront, for its links; without one there are none. */
export function writeLetter(
  occasion: LetterOccasion,
  content: MessageContent,
  { locale, brand, origin }: { locale: Locale; brand: string; origin: string | undefined },
): { subject: string; text: string } {
  const values = valuesOf(content, { locale, brand })
  const parts = [
    translate(locale, `letter.${occasion}`, values),
    linkTo(content.page, origin),
    brand,
    `${translate(locale, 'letter.turnOff')} ${linkTo('/pages/other/chooseAvatar', origin)}`.trim(),
  ]
  return {
    subject: translate(locale, `letter.${occasion}Subject`, values),
    text: parts.filter(Boolean).join('\n\n'),
  }
}

function linkTo(page: string, origin: string | undefined): string {
  return origin ? `${origin}/#${page}` : ''
}

/** The texts that a message of an event can name. */
function valuesOf(content: MessageContent, { locale, brand }: { locale: Locale; brand: string }) {
  const { item = '', person = '', until = '', state = '', amount = '', ...ofOrder } = content.valuesIn(locale)
  const { orderNo = '', store = '', pickupNo = '' } = ofOrder
  const somebody = person || translate(locale, 'notice.somebody')
  return { brand, item, until, state, amount, orderNo, store, pickupNo, person: somebody }
}
