import { CALL_ROLES } from '../../../../console/contract/callRoles'
import { consoleContract, type ConsoleContract } from '../../../../console/contract/contract'
import {
  type AreaRoles,
  mayActAs,
  roleOfCall,
  STAFF_ROLES,
  type StaffRole,
} from '../../../../console/contract/staff/roles'
import type { Area, Endpoint } from '../../../../src/contract/endpoint'
import { fillBistro } from '../../support/database/bistro'
import { type Backend, startBackend } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
const people = new Map<StaffRole, StaffCaller>()
beforeAll(async () => {
  backend = await startBackend(fillBistro, { consolePassword: PASSWORD })
  const owner = await StaffCaller.enter(backend)
  for (const role of STAFF_ROLES) people.set(role, await owner.invite({ email: `the-${role}@example.com`, role }))
})
afterAll(() => backend.close())

const calls = (Object.keys(consoleContract) as (keyof ConsoleContract)[]).flatMap((area) =>
  Object.entries<Endpoint>(consoleContract[area])
    // It would end the session of the person.
    .filter(([name]) => name !== 'end')
    .map(([name, endpoint]) => ({ area, name, endpoint })),
)
const table = calls.flatMap((call) => STAFF_ROLES.map((role) => ({ ...call, role, call: `${call.area}.${call.name}` })))

test.each(table)('$role: $call is refused below its role, before its input is read', async (row) => {
  const { area, name, endpoint, role } = row
  const allowed = mayActAs(role, roleOfCall(CALL_ROLES[area], name))
  const { code } = await (people.get(role) as StaffCaller).call(endpoint, {})
  expect(code === 403).toBe(!allowed)
})

/** What each role is for. The table of the calls is in the contract; these examples keep it from sliding. */
const EXAMPLES: [call: string, role: StaffRole][] = [
  ['session.current', 'kitchen'],
  ['audit.list', 'manager'],
  ['staffAccount.list', 'owner'],
  ['staffAccount.create', 'owner'],
  ['order.kitchen', 'kitchen'],
  ['order.receipt', 'cashier'],
  ['table.settle', 'cashier'],
  ['diningTable.remove', 'manager'],
  ['money.sales', 'cashier'],
  ['numbers.span', 'manager'],
  ['numbers.membership', 'manager'],
  ['store.update', 'manager'],
  ['store.create', 'owner'],
  ['store.open', 'owner'],
  ['storeCharges.update', 'owner'],
  ['storeCharges.list', 'manager'],
  ['till.redeem', 'cashier'],
  ['memberTill.charge', 'cashier'],
  ['queue.call', 'cashier'],
  ['queue.createType', 'manager'],
  ['queue.removeType', 'manager'],
  ['drinks.takeOut', 'cashier'],
  ['drinks.writeOff', 'manager'],
  ['reserve.arrive', 'cashier'],
  ['reserve.returnDeposit', 'manager'],
  ['reserveRules.update', 'manager'],
  ['pointsOrder.handOut', 'cashier'],
  ['pointsOrder.refund', 'manager'],
  ['member.book', 'manager'],
  ['couponTemplate.update', 'manager'],
  ['partner.markPaid', 'manager'],
]

test.each(EXAMPLES)('%s needs at least the role %s', (call, role) => {
  const [area = '', name = ''] = call.split('.')
  expect(roleOfCall(CALL_ROLES[area as keyof ConsoleContract] as AreaRoles<Area>, name)).toBe(role)
})
