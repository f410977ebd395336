import { topUpAmountContract as calls } from '../../contract/members/topUpAmount'
import { listArea } from './area'

export const topUpAmount = listArea({
  name: 'topUpAmount',
  group: 'membership',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['amount', 'bonus', 'points', 'recommended', 'endAt', 'onSale'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'content', fields: ['amount', 'bonus', 'points', 'coupons'] },
    { title: 'sale', fields: ['recommended', 'perPerson', 'endAt'] },
  ],
})
