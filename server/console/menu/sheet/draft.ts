import type { DishFields, StaffDish } from '../../../../console/contract/menu/dish'

/** A dish as a spreadsheet can hold it: its fields, whether it is on sale, and the pieces left of its sizes and add-ons. */
export interface DishDraft {
  fields: DishFields
  onSale: boolean
  /** The pieces left of each size and add-on by its key; null without a limit. */
  stocks: Readonly<Record<string, number | null>>
}

/** The key of the only size of a new dish. */
const ONLY = 'only'

/** What a new dish begins with. */
export const NEW_DISH: DishDraft = {
  fields: {
    categoryId: '',
    ...{ name: { en: '' }, caption: { en: '' }, story: { en: '' }, badge: { en: '' }, soldOutNote: { en: '' } },
    ...{ image: '', cutout: '', images: [], allergens: [], diets: [], chips: [], specs: [], attrs: [], addons: [] },
    variants: [{ key: ONLY, values: [], price: -1, memberPrice: null, originalPrice: null }],
    ...{ saleTimes: null, diningTypes: null, required: 'no', minBuy: 1, packFee: 0 },
    ...{ limitPerOrder: null, limitPerPerson: null, limitPerDay: null },
  },
  onSale: true,
  stocks: { [ONLY]: null },
}

/** The fields of a dish that a form writes. */
function fieldsOf(dish: StaffDish): DishFields {
  const {
    id: _id,
    version: _version,
    storeId: _store,
    state: _state,
    onSale: _sale,
    archived: _archived,
    ...rest
  } = dish
  const { soldOut: _soldOut, soldOutUntil: _until, stocks: _stocks, missing: _missing, ...fields } = rest
  return fields
}

/** A dish as it is now. */
export const draftOf = (dish: StaffDish): DishDraft => ({
  fields: fieldsOf(dish),
  onSale: dish.onSale,
  stocks: Object.fromEntries(dish.stocks.map(({ key, stock }) => [key, stock])),
})

export type Variant = DishFields['variants'][number]

/** The size of a draft with a key. */
export const variantOf = ({ fields }: DishDraft, key: string): Variant | undefined =>
  fields.variants.find((variant) => variant.key === key)

/** A draft with some fields changed. */
export const withFields = (draft: DishDraft, change: Partial<DishFields>): DishDraft => ({
  ...draft,
  fields: { ...draft.fields, ...change },
})

/** A draft with a size changed. */
export const withVariant = (draft: DishDraft, key: string, change: Partial<Variant>): DishDraft =>
  withFields(draft, {
    variants: draft.fields.variants.map((variant) => (variant.key === key ? { ...variant, ...change } : variant)),
  })
