import type { User } from '@/contract/account/session'
import { isEmpty } from '@/domain/text/validation'

/** State of the profile form. */
export interface ProfileDraft {
  nickname: string
  gender: User['gender']
  /** `MM-DD`; empty when it is not given. */
  birthday: string
}

export type ProfileField = 'nickname'
export type ProfileTip = 'needPictureOrName' | 'needNickname'

/** The parts of a user that the rules refer to. */
type ProfileFacts = Pick<User, 'nickname' | 'avatar'>

interface Rule {
  field: ProfileField
  tip: ProfileTip
  broken: (draft: ProfileDraft, known: ProfileFacts) => boolean
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
]

/** The first validation error of a profile; undefined when there is none. */
export function profileFailure(
  draft: ProfileDraft,
  known: ProfileFacts,
): { field: ProfileField; tip: ProfileTip } | undefined {
  const rule = RULES.find(({ broken }) => broken(draft, known))
  return rule && { field: rule.field, tip: rule.tip }
}
