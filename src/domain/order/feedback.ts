/** Tastes that are rated per dish (specification §3). */
export const TASTES = ['sourness', 'spiciness', 'sweetness', 'saltiness'] as const
export type Taste = (typeof TASTES)[number]

/** Other rated aspects of a dish. */
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

/** Wire codes of the taste scale. */
export const TASTE_LEVELS = { tooMuch: 1, moderate: 2, tooLittle: 3 } as const

/** Wire codes of the levels of satisfaction, best first. */
export const SATISFACTION = { verySatisfied: 1, satisfied: 2, soSo: 3, unsatisfied: 4 } as const
export type SatisfactionLevel = keyof typeof SATISFACTION

/** Rating of one dish: every taste and every aspect. */
export type DishRating = Record<Taste, 1 | 2 | 3> & Record<Aspect, 1 | 2 | 3 | 4>

const ALL = [...TASTES, ...ASPECTS]

/** Whether the rating of a dish is complete. */
export function isRated(rating: Partial<DishRating> | undefined): rating is DishRating {
  return rating !== undefined && ALL.every((key) => rating[key] !== undefined)
}

/** Rates a dish by one tap: the same level for all aspects, and moderate tastes unless already rated. */
export function ratedAs(level: SatisfactionLevel, rating: Partial<DishRating> = {}): DishRating {
  const tastes = Object.fromEntries(TASTES.map((key) => [key, rating[key] ?? TASTE_LEVELS.moderate]))
  const aspects = Object.fromEntries(ASPECTS.map((key) => [key, SATISFACTION[level]]))
  return { ...tastes, ...aspects } as DishRating
}
