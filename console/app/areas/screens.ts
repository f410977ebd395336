import type { Endpoint } from '../../../src/contract/endpoint'
import type { StaffRole } from '../../contract/staff/roles'
import { diningTableContract } from '../../contract/tables/diningTable'
import { dishContract } from '../../contract/menu/dish'
import { drinksContract } from '../../contract/tables/drinks'
import { feedbackContract } from '../../contract/orders/feedback'
import { lookContract } from '../../contract/look/look'
import { moneyContract } from '../../contract/numbers/money'
import { numbersContract } from '../../contract/numbers/numbers'
import { paymentProviderContract } from '../../contract/settings/paymentProvider'
import { orderContract } from '../../contract/orders/order'
import { pictureContract } from '../../contract/look/picture'
import { queueContract } from '../../contract/tables/queue'
import { reserveContract } from '../../contract/tables/reserve'
import { settingContract } from '../../contract/settings/setting'
import { tableContract } from '../../contract/tables/table'
import { tillContract } from '../../contract/till/till'
import type { Group } from './area'
import { mayCall } from './areasOf'

/** A page of the console that is no list with forms. */
export interface Screen {
  /** Its address, and its name in the texts (`screens.<name>`). */
  name:
    | 'orders'
    | 'tables'
    | 'tableSetup'
    | 'till'
    | 'reserve'
    | 'queue'
    | 'drinks'
    | 'kitchen'
    | 'dayClose'
    | 'feedback'
    | 'numbers'
    | 'payments'
    | 'menu'
    | 'look'
    | 'pictures'
    | 'settings'
  group: Group
  /** The call that it cannot do without: who may not make it does not see the page. */
  call: Endpoint
}

/** The pages in the order of the navigation; the first that a person may see is where the console opens. */
const SCREENS: readonly Screen[] = [
  { name: 'orders', group: 'service', call: orderContract.board },
  { name: 'kitchen', group: 'service', call: orderContract.kitchen },
  { name: 'tables', group: 'service', call: tableContract.floor },
  { name: 'till', group: 'service', call: tillContract.list },
  { name: 'reserve', group: 'service', call: reserveContract.plan },
  { name: 'queue', group: 'service', call: queueContract.tickets },
  { name: 'drinks', group: 'service', call: drinksContract.list },
  { name: 'menu', group: 'menu', call: dishContract.list },
  { name: 'look', group: 'look', call: lookContract.read },
  { name: 'pictures', group: 'look', call: pictureContract.list },
  { name: 'dayClose', group: 'service', call: moneyContract.sales },
  { name: 'feedback', group: 'service', call: feedbackContract.list },
  { name: 'numbers', group: 'money', call: numbersContract.span },
  { name: 'tableSetup', group: 'stores', call: diningTableContract.list },
  { name: 'payments', group: 'money', call: paymentProviderContract.list },
  { name: 'settings', group: 'settings', call: settingContract.orderSetting },
]

/** The pages that a role may see. */
export const screensOf = (role: StaffRole): Screen[] => SCREENS.filter(({ call }) => mayCall(role, call))
