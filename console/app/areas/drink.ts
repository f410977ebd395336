import { drinksContract as calls } from '../../contract/tables/drinks'
import { DRINK_STATES } from '../../../src/domain/drink/drinkState'
import { type AreaRecord, listArea } from './area'

const { stored, partly, taken, expired } = DRINK_STATES

const isIn =
  (...states: readonly { code: number }[]) =>
  ({ state }: AreaRecord) =>
    states.some(({ code }) => code === state)

/** Its list is the page of kept drinks. They are handed out there and at the till, by the code of the member. */
export const drink = listArea({
  name: 'drink',
  group: 'service',
  home: 'drinks',
  ...{ list: calls.list, read: calls.read, create: calls.keep },
  columns: ['name', 'no', 'memberName', 'cabinet', 'left', 'storageKind', 'expireAt', 'stateFormat'],
  facts: [
    ...(['phone', 'category', 'quantity', 'unit', 'volume', 'storedAt', 'leftDays', 'timesExtended'] as const),
    ...(['locked', 'orderNo', 'staffName', 'remark', 'photo'] as const),
  ],
  sections: [
    { title: 'whoseDrink', fields: ['storeId', 'memberCode', 'phone'] },
    { title: 'keptDrink', fields: ['category', 'name', 'storageKind', 'quantity', 'unit', 'volume', 'photo'] },
    { title: 'drinkPlace', fields: ['cabinet', 'keepDays', 'orderNo', 'remark', 'ageChecked'] },
  ],
  when: {
    memberCode: ({ phone }) => !phone,
    phone: ({ memberCode }) => !memberCode,
    unit: ({ storageKind }) => storageKind === 'sealed',
    ageChecked: ({ category }) => category !== 'soft',
  },
  details: {
    lists: [],
    actionForms: [
      { name: 'extendDrink', call: calls.extend, fits: isIn(stored, partly, expired), begin: () => ({ days: 30 }) },
      {
        name: 'keepDrinkAgain',
        call: calls.keepAgain,
        fits: isIn(taken),
        begin: ({ cabinet }) => ({ storageKind: 'opened', left: 50, cabinet }),
      },
      { name: 'writeOffDrink', call: calls.writeOff, fits: isIn(stored, partly, expired) },
    ],
  },
})
