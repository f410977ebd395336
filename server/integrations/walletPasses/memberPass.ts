/** What the card of a member in a wallet shows. It holds no code that pays: that one changes every half minute on its page. */
export interface MemberPass {
  /** Of the account; a card with the same id takes the place of the one before. */
  memberId: string
  brand: string
  name: string
  level: string
  /** The year in which the member joined. */
  since: string
  /** The page with the member code. */
  codePage: string
  /** The names of these values, in the language of the member. */
  labels: Record<'card' | 'name' | 'level' | 'since' | 'code', string>
}

/** Colours of the member card, which do not depend on the theme of the phone. */
export const PASS_COLORS = { ground: [43, 33, 27], text: [243, 217, 166], label: [205, 181, 138] } as const
