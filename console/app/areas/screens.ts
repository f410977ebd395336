import type { Endpoint } from '../../../src/contract/endpoint'
import type { StaffRole } from '../../contract/roles'
import { diningTableContract } from '../../contract/diningTable'
import { dishContract } from '../../contract/dish'
import { drinksContract } from '../../contract/drinks'
import { feedbackContract } from '../../contract/feedback'
import { lookContract } from '../../contract/look'
import { moneyContract } from '../../contract/money'
import { numbersContract } from '../../contract/numbers'
import { paymentProviderContract } from '../../contract/paymentProvider'
import { orderContract } from '../../contract/order'
import { pictureContract } from '../../contract/picture'
import { queueContract } from '../../contract/queue'
import { reserveContract } from '../../contract/reserve'
import { settingContract } from '../../contract/setting'
import { tableContract } from '../../contract/table'
import { tillContract } from '../../contract/till'
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
