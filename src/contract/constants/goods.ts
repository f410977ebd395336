/** What a dish may hold that guests must be told of. */
export const ALLERGENS = [
  'gluten',
  'crustacean',
  'mollusc',
  'fish',
  'egg',
  'milk',
  'soy',
  'peanut',
  'nuts',
  'sesame',
  'celery',
  'mustard',
  'sulphite',
  'lupin',
] as const

/** Diets that a dish fits. */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'glutenFree'] as const

/** Kinds of the chips under a dish's name, which select colour and icon. */
export const CHIP_KINDS = ['signature', 'spicy', 'vegan', 'vegetarian', 'allergen', 'glutenFree', 'plain'] as const

/** The most chillies of an option. */
export const MAX_HEAT = 3
