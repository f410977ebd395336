import type { DishFields } from '../../../../console/contract/menu/dish'

/** Fields of a new dish of the small merchant, with one price. */
export const DISH: DishFields = {
  categoryId: 'mains',
  name: { en: 'Pad kra pao', th: 'ผัดกะเพรา', zh: '打抛' },
  ...{ caption: { en: '' }, story: { en: '' }, badge: { en: '' }, soldOutNote: { en: '' } },
  ...{ image: '', cutout: '', images: [], allergens: ['fish'], diets: [], chips: [] },
  ...{ specs: [], attrs: [], addons: [] },
  variants: [{ key: 'only', values: [], price: 8500, memberPrice: 8000, originalPrice: null }],
  ...{ saleTimes: null, diningTypes: null, required: 'no', minBuy: 1, packFee: 500 },
  ...{ limitPerOrder: null, limitPerPerson: null, limitPerDay: null },
}

const size = (key: string, en: string) => ({ key, name: { en, th: en, zh: en } })

/** The same in two sizes with an option and an add-on. */
export const SIZED: DishFields = {
  ...DISH,
  specs: [{ ...size('size', 'Size'), values: [size('s', 'Small'), size('l', 'Large')] }],
  variants: [
    { key: 'vs', values: ['s'], price: 8500, memberPrice: null, originalPrice: null },
    { key: 'vl', values: ['l'], price: 11000, memberPrice: 10000, originalPrice: null },
  ],
  attrs: [
    {
      ...{ ...size('heat', 'Heat'), multiple: false, required: true },
      values: [
        { ...size('mild', 'Mild'), isDefault: true, heat: 1 },
        { ...size('hot', 'Hot'), isDefault: false, heat: 3 },
      ],
    },
  ],
  addons: [
    {
      ...{ ...size('more', 'More'), min: 0, max: 2 },
      items: [{ ...size('egg', 'Fried egg'), image: '', price: 1500, max: 2 }],
    },
  ],
}
