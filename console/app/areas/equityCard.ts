import { equityCardContract as calls } from '../../contract/members/equityCard'
import { listArea } from './area'

export const equityCard = listArea({
  name: 'equityCard',
  group: 'membership',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'months', 'price', 'held', 'waiting', 'onSale'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'text', 'image', 'sort'] },
    { title: 'content', fields: ['gifts'] },
    { title: 'sale', fields: ['months', 'price', 'refundDays'] },
  ],
})
