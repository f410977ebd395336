import { pointsItemContract as calls } from '../../contract/members/pointsItem'
import { listArea } from './area'

export const pointsItem = listArea({
  name: 'pointsItem',
  group: 'points',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'type', 'points', 'cash', 'taken', 'total', 'onSale'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['name', 'caption', 'text', 'images', 'categoryId', 'sort'] },
    { title: 'content', fields: ['type', 'templateId', 'bonus', 'points', 'cash'] },
    { title: 'sale', fields: ['total', 'perPerson', 'perDay', 'levelNeed', 'saleFrom', 'saleUntil'] },
    { title: 'delivery', fields: ['pickup', 'delivery', 'deliveryFee'] },
  ],
  when: {
    templateId: ({ type }) => type === 'coupon',
    bonus: ({ type }) => type === 'balance',
    pickup: ({ type }) => type === 'goods',
    delivery: ({ type }) => type === 'goods',
    deliveryFee: ({ type, delivery }) => type === 'goods' && delivery === true,
  },
})
