import { couponActivityContract as calls } from '../../contract/coupons/couponActivity'
import { listArea } from './area'

export const couponActivity = listArea({
  name: 'couponActivity',
  group: 'coupons',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'word', 'claimed', 'total', 'onSale', 'validUntil'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'description', 'image', 'sort', 'listed'] },
    { title: 'content', fields: ['coupons', 'word'] },
    { title: 'period', fields: ['validFrom', 'validUntil', 'total'] },
  ],
})
