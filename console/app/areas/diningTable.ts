import { diningTableContract as calls } from '../../contract/tables/diningTable'
import { listArea } from './area'

/** Its list is the page that sets up the tables. */
export const diningTable = listArea({
  name: 'diningTable',
  group: 'stores',
  home: 'tableSetup',
  ...{ list: calls.list, read: calls.read, create: calls.create, update: calls.update },
  columns: ['name', 'area', 'seats'],
})
