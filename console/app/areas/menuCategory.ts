import { menuCategoryContract as calls } from '../../contract/menu/menuCategory'
import { listArea } from './area'

/** Its list is the page of the menu. */
export const menuCategory = listArea({
  name: 'menuCategory',
  group: 'menu',
  home: 'menu',
  ...{ list: calls.list, read: calls.read, create: calls.create, update: calls.update },
  columns: ['name', 'dishes'],
})
