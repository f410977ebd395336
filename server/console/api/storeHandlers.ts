import type { ConsoleContract } from '../../../console/contract/contract'
import { listStores, readStore, setStorePaused, updateStore } from '../stores/editStore'
import { pageOf, type StaffHandlers } from './staffContext'

/** The merchant's restaurants. */
export const store: StaffHandlers<ConsoleContract['store']> = {
  list: async ({ db, session, staff }, asked) => ({
    ...(await listStores(db, { ...asked, storeIds: session.staff.storeIds }, staff)),
    ...pageOf(asked),
  }),
  read: ({ db, staff }, { id }) => readStore(db, id, staff),
  update: ({ db, staff }, fields) => updateStore(db, fields, staff),
  setPaused: ({ db, staff }, asked) => setStorePaused(db, asked, staff),
}
