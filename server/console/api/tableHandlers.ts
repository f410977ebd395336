import type { ConsoleContract } from '../../../console/contract/contract'
import { LOCALES } from '../../../src/contract/constants/common'
import { isoText } from '../../../src/domain/time/storeClock'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { findAnyStore } from '../../modules/store/storeRepository'
import {
  createDiningTable,
  listDiningTables,
  orderDiningTables,
  readDiningTable,
  removeDiningTable,
  renameArea,
  updateDiningTable,
} from '../floor/diningTables'
import { readCodeCards } from '../floor/codeCards'
import { actOnTable, readFloor, renewCode } from '../floor/actOnTable'
import type { StaffDependencies } from './memberHandlers'
import type { StaffHandlers } from './staffContext'

/** The tables of restaurants as they stand there. */
export const diningTable: StaffHandlers<ConsoleContract['diningTable']> = {
  list: ({ db }, { storeId }) => listDiningTables(db, storeId),
  read: ({ db }, { id }) => readDiningTable(db, id),
  create: ({ db, staff }, fields) => createDiningTable(db, fields, staff),
  update: ({ db, staff }, fields) => updateDiningTable(db, fields, staff),
  order: ({ db, staff }, requested) => orderDiningTables(db, requested, staff),
  remove: ({ db, staff }, seen) => removeDiningTable(db, seen, staff),
  renameArea: ({ db, staff }, requested) => renameArea(db, requested, staff),
}

/** Handlers of staff actions at the tables. */
export const tableHandlers = ({ origins }: StaffDependencies): StaffHandlers<ConsoleContract['table']> => ({
  floor: async ({ db, staff }, { storeId }) => ({
    tables: await readFloor(db, storeId, staff.locale),
    serverTime: isoText(staff.now),
  }),
  async codes({ db, staff: { locale } }, { storeId, tableId }) {
    const store = await findAnyStore(db, storeId)
    const cards = await readCodeCards(db, store, { tableId, locale })
    return {
      site: origins[0] ?? '',
      storeName: inLocale(store.name, locale),
      codes: cards.map(({ path, tableId = null, title, hint }) => ({
        ...{ path, tableId, title },
        hints: LOCALES.map((each) => ({ locale: each, text: translate(each, hint) })),
      })),
    }
  },
  answer: ({ db, staff }, { callIds, ...seen }) => actOnTable(db, seen, { act: 'answer', callIds }, staff),
  settle: ({ db, staff }, { owed, way, ...seen }) => actOnTable(db, seen, { act: 'settle', owed, way }, staff),
  free: ({ db, staff }, seen) => actOnTable(db, seen, { act: 'free' }, staff),
  renewCode: ({ db, staff }, { id }) => renewCode(db, id, staff),
})
