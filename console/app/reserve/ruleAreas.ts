import * as v from 'valibot'
import { reserveRulesContract as calls } from '../../contract/tables/reserveRules'
import { rulesArea } from '../areas/area'

/** The restaurant is chosen above the forms. */
export const RULES_CALL = { ...calls.update, input: v.omit(calls.update.input, ['storeId']) }
export const NEW_AREA_CALL = { ...calls.createArea, input: v.omit(calls.createArea.input, ['storeId']) }

/** The form of the rules. */
export const RULES = rulesArea({
  name: 'reserveRules',
  group: 'service',
  ...{ read: calls.read, update: calls.update },
  sections: [
    { title: 'seating', fields: ['slots'] },
    { title: 'groups', fields: ['minTables', 'maxTables', 'maxPeople', 'keepMinutes', 'autoConfirm'] },
    { title: 'deposit', fields: ['refundSteps', 'noShowPercent'] },
    { title: 'guestsSee', fields: ['notice'] },
  ],
})

/** The form of an area. */
export const AREA = rulesArea({
  name: 'reserveArea',
  group: 'service',
  ...{ read: calls.read, update: calls.updateArea },
  sections: [
    { title: 'guestsSee', fields: ['name', 'caption', 'icon', 'sort', 'closed'] },
    { title: 'groups', fields: ['tableIds', 'minPeople', 'maxPeople', 'joinTables'] },
    { title: 'deposit', fields: ['depositKind', 'depositAmount'] },
  ],
  when: { depositAmount: ({ depositKind }) => depositKind !== 'none' },
})

/** What the rules of a restaurant begin with that takes no bookings yet. */
export const FIRST_RULES = {
  slots: {
    ...{ slotMinutes: 30, stayMinutes: 120, leastMinutes: 60, advanceMinutes: 60, advanceDays: 30 },
    servings: [
      { name: 'lunch', from: '11:30', last: '13:30' },
      { name: 'dinner', from: '17:30', last: '20:30' },
    ],
    specialDays: [],
  },
  ...{ minTables: 1, maxTables: 3, maxPeople: 12, keepMinutes: 15 },
  refundSteps: [{ hours: 24, percent: 100 }],
}

/** What a new area begins with. */
export const FIRST_AREA = { minPeople: 1, maxPeople: 8, joinTables: 2 }
