import { dishContract as calls } from '../../contract/menu/dish'
import { listArea } from './area'

export const dish = listArea({
  name: 'dish',
  group: 'menu',
  home: 'menu',
  ...{ list: calls.list, read: calls.read, create: calls.create, update: calls.update },
  columns: ['name', 'price', 'state'],
  onSale: calls.setOnSale,
  sections: [
    { title: 'guestsSee', fields: ['categoryId', 'name', 'caption', 'story', 'image', 'cutout', 'images'] },
    { title: 'sizes', fields: ['variants', 'specs'] },
    { title: 'options', fields: ['attrs', 'addons'] },
    { title: 'hints', fields: ['allergens', 'diets', 'chips', 'badge', 'soldOutNote'] },
    {
      title: 'limits',
      fields: ['minBuy', 'limitPerOrder', 'limitPerPerson', 'limitPerDay', 'packFee', 'required'],
    },
    { title: 'hours', fields: ['diningTypes', 'saleTimes'] },
  ],
})
