import { giftCardDesignContract as calls } from '../../contract/coupons/giftCardDesign'
import { listArea } from './area'

export const giftCardDesign = listArea({
  name: 'giftCardDesign',
  group: 'giftCards',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'category', 'issued', 'validDays', 'onSale'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'category', 'sort'] },
    { title: 'look', fields: ['cover', 'colours'] },
    { title: 'amounts', fields: ['faceValues', 'minAmount', 'maxAmount', 'validDays'] },
  ],
})
