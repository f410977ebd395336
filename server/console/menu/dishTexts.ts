import { LOCALES } from '../../../src/contract/constants/common'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import type { WholeDish } from '../../modules/goods/goodsRepository'

/** Languages that may be missing beside English. */
const OTHERS = ['th', 'zh'] as const
const DOT = ' · '

/** Every text of a dish that guests read. */
function textsOf({ goods, specs, attrs, addons }: WholeDish): Translations[] {
  const { name, caption, story, badge, soldOutNote, chips } = goods
  const groups = [...specs, ...attrs, ...addons].flatMap(({ group, items }) => [group.name, ...items.map(nameOf)])
  return [name, caption, story, badge, soldOutNote, ...chips.map(({ text }) => text), ...groups]
}

const nameOf = ({ name }: { name: Translations }) => name

/** Languages in which a text is missing that is there in English. */
export function missingLanguages(dish: WholeDish): (typeof OTHERS)[number][] {
  const texts = textsOf(dish)
  return OTHERS.filter((locale) => texts.some((text) => text.en.trim() && !text[locale]?.trim()))
}

/** The name of a size in all languages: those of its values; the name of the dish when there are none. */
export function variantName({ goods, specs }: WholeDish, valueIds: readonly string[]): Translations {
  const names = specs.flatMap(({ items }) => items.filter(({ id }) => valueIds.includes(id)).map(nameOf))
  if (names.length === 0) return goods.name
  const joined = LOCALES.map((locale) => [locale, names.map((name) => inLocale(name, locale)).join(DOT)])
  return Object.fromEntries(joined) as Translations
}
