import { MENU } from '../../../server/seed/data/menu/menu'
import { largeMenu } from '../../../server/seed/largeMenu'

const dishes = MENU.flatMap((category) => category.dishes)
/** Characters that take space: Thai vowels and tones above and below the line do not. */
const width = (text: string) => text.replaceAll(/\p{Mark}/gu, '').length

describe('the written menu', () => {
  it('keeps names and captions short enough for a row of the menu', () => {
    const long = [...dishes, ...MENU.flatMap(({ charges = [] }) => charges)].filter(({ name, caption }) => {
      const [en, th, zh] = caption.map(width) as [number, number, number]
      const [nameEn, nameTh, nameZh] = name.map(width) as [number, number, number]
      return en > 36 || th > 36 || zh > 16 || nameEn > 24 || nameTh > 24 || nameZh > 11
    })
    expect(long.map(({ id }) => id)).toEqual([])
  })

  it('prices every combination of specs of a dish exactly once', () => {
    const wrong = dishes.filter((dish) => {
      if ('price' in dish) return false
      const combinations = dish.specs.reduce<string[][]>(
        (heads, { values }) => heads.flatMap((head) => values.map(({ id }) => [...head, id])),
        [[]],
      )
      const wanted = combinations.map((values) => values.join('+'))
      return wanted.sort().join(' ') !== Object.keys(dish.prices).sort().join(' ')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('starts every required choice with one of its values', () => {
    const groups = dishes.flatMap(({ attrs = [] }) => attrs)
    expect(groups.length).toBeGreaterThan(20)
    const wrong = groups.filter(
      ({ required, defaults, values }) =>
        defaults.length !== (required ? 1 : 0) || defaults.some((preset) => values.every(({ id }) => id !== preset)),
    )
    expect(wrong).toEqual([])
  })

  it('marks nothing as vegan or gluten free that contains an animal product or gluten', () => {
    const animal = ['crustacean', 'mollusc', 'fish', 'egg', 'milk'] as const
    const wrong = dishes.filter(({ diets = [], allergens = [] }) => {
      const vegan = diets.includes('vegan') && animal.some((allergen) => allergens.includes(allergen))
      return vegan || (diets.includes('glutenFree') && allergens.includes('gluten'))
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    const mismatched = dishes.filter(({ chips = [], diets = [] }) =>
      (['vegan', 'vegetarian', 'glutenFree'] as const).some((diet) => chips.includes(diet) && !diets.includes(diet)),
    )
    expect(mismatched.map(({ id }) => id)).toEqual([])
  })

  it('warns of peanuts and shellfish exactly where they are', () => {
    const wrong = dishes.filter(
      ({ chips = [], allergens = [] }) =>
        (chips.includes('peanuts') && !allergens.includes('peanut')) ||
        (chips.includes('shellfish') && !allergens.includes('crustacean')),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('the large menu', () => {
  const sizes = [0, 41, 42, 200, 2000]

  it.each(sizes)('made for %i contains that many products, and never fewer than the menu', (count) => {
    const large = largeMenu(MENU, count).flatMap((category) => category.dishes)
    expect(large).toHaveLength(Math.max(41, count))
    expect(new Set(large.map(({ id }) => id)).size).toBe(large.length)
    expect(new Set(large.map(({ name }) => name[0])).size).toBe(large.length)
  })
})
