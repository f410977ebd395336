/** Tastes a dish can have too much of (specification §3). */
export const TASTES = ['sourness', 'spiciness', 'sweetness', 'saltiness'] as const
export type Taste = (typeof TASTES)[number]

/** What else is asked about a dish. */
export const ASPECTS = [
  'texture',
  'flavor',
  'appearance',
  'freshness',
  'portion',
  'repurchase',
  'comparison',
  'recommendation',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Wire codes of the taste scale: how much of the taste there was. */
export const TASTE_LEVELS = { tooMuch: 1, moderate: 2, tooLittle: 3 } as const

/** Wire codes of the levels of satisfaction, best first. */
export const SATISFACTION = { verySatisfied: 1, satisfied: 2, soSo: 3, unsatisfied: 4 } as const
export type SatisfactionLevel = keyof typeof SATISFACTION

/** What a guest says about one dish: every taste and every aspect. */
export type DishRating = Record<Taste, 1 | 2 | 3> & Record<Aspect, 1 | 2 | 3 | 4>

const ALL = [...TASTES, ...ASPECTS]

/** Whether a dish is rated: nothing about it was left out. */
export function isRated(rating: Partial<DishRating> | undefined): rating is DishRating {
  return rating !== undefined && ALL.every((key) => rating[key] !== undefined)
}

/** A dish rated by one tap: the same level everywhere, and tastes as they should be unless something was said about them. */
export function ratedAs(level: SatisfactionLevel, given: Partial<DishRating> = {}): DishRating {
  const tastes = Object.fromEntries(TASTES.map((key) => [key, given[key] ?? TASTE_LEVELS.moderate]))
  const aspects = Object.fromEntries(ASPECTS.map((key) => [key, SATISFACTION[level]]))
  return { ...tastes, ...aspects } as DishRating
}
