import type { ConsoleContract } from '../../../console/contract/contract'
import { createStore } from '../stores/createStore'
import { listStores, openStore, readStore, setStorePaused, updateStore } from '../stores/editStore'
import { readStoreNames } from '../stores/storePage'
import { pageOf, type StaffHandlers } from './staffContext'

/** The merchant's restaurants. */
export const store: StaffHandlers<ConsoleContract['store']> = {
  list: async ({ db, session, staff }, requested) => ({
    ...(await listStores(db, { ...requested, storeIds: session.staff.storeIds }, staff)),
    ...pageOf(requested),
  }),
  names: ({ db, session }) => readStoreNames(db, session.staff.storeIds),
  read: ({ db, staff }, { id }) => readStore(db, id, staff),
  create: ({ db, session, staff }, fields) =>
    createStore(db, { ...fields, ownStoreIds: session.staff.storeIds }, staff),
  open: ({ db, staff }, seen) => openStore(db, seen, staff),
  update: ({ db, staff }, fields) => updateStore(db, fields, staff),
  setPaused: ({ db, staff }, requested) => setStorePaused(db, requested, staff),
}
