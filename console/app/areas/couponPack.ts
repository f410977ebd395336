import { couponPackContract as calls } from '../../contract/coupons/couponPack'
import { listArea } from './area'

export const couponPack = listArea({
  name: 'couponPack',
  group: 'coupons',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'price', 'sold', 'total', 'onSale', 'saleUntil'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'tagline', 'image', 'sort'] },
    { title: 'content', fields: ['price', 'coupons'] },
    { title: 'sale', fields: ['saleFrom', 'saleUntil', 'total', 'perPerson', 'perMonth', 'refundDays'] },
  ],
})
