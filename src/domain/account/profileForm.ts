import type { User } from '@/contract/session'
import { dayOf, dayText } from '@/domain/time/storeClock'
import { isEmpty } from '@/domain/text/validation'

/** State of the profile form. */
export interface ProfileDraft {
  nickname: string
  gender: User['gender']
  /** `YYYY-MM-DD`; empty when it is not given. */
  birthday: string
}

/** The earliest accepted birthday. */
export const FIRST_BIRTHDAY = '1900-01-01'

export type ProfileField = 'nickname' | 'birthday'
export type ProfileTip = 'needPictureOrName' | 'needNickname' | 'badBirthday'

/** The parts of a user that the rules refer to. */
type Known = Pick<User, 'nickname' | 'avatar'>

interface Rule {
  field: ProfileField
  tip: ProfileTip
  broken: (draft: ProfileDraft, known: Known, today: string) => boolean
}

/** In the order of the form: only the first violated rule is shown (specification §5). */
const RULES: Rule[] = [
  {
    field: 'nickname',
    tip: 'needPictureOrName',
    broken: ({ nickname }, known) => isEmpty(nickname) && !known.nickname && !known.avatar,
  },
  {
    field: 'nickname',
    tip: 'needNickname',
    broken: ({ nickname }, known) => isEmpty(nickname) && known.nickname !== '',
  },
  {
    field: 'birthday',
    tip: 'badBirthday',
    broken: ({ birthday }, _known, today) => birthday !== '' && (birthday < FIRST_BIRTHDAY || birthday > today),
  },
]

/** Today in the stores, `YYYY-MM-DD`: the latest accepted birthday. */
export function lastBirthday(now: Date): string {
  return dayText(dayOf(now))
}

/** The first validation error of a profile; undefined when there is none. */
export function profileFailure(
  draft: ProfileDraft,
  known: Known,
  now: Date,
): { field: ProfileField; tip: ProfileTip } | undefined {
  const rule = RULES.find(({ broken }) => broken(draft, known, lastBirthday(now)))
  return rule && { field: rule.field, tip: rule.tip }
}
