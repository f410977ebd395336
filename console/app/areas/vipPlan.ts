import { vipPlanContract as calls } from '../../contract/members/vipPlan'
import { listArea } from './area'

export const vipPlan = listArea({
  name: 'vipPlan',
  group: 'membership',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'months', 'price', 'running', 'onSale'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'sort'] },
    { title: 'sale', fields: ['months', 'price', 'refundDays'] },
  ],
})
