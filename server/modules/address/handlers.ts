import type { addressContract } from '../../../src/contract/account/address'
import { addAddress, addressesOf, addressOf, editAddress, findAddress, removeAddress } from './addresses'
import type { Handlers } from '../../api/context'

/** A guest's addresses. */
export const addressHandlers: Handlers<typeof addressContract> = {
  list: async ({ db, session }) => ({ list: (await addressesOf(db, session.userId)).map((row) => addressOf(row)) }),

  detail: async ({ db, session }, { addressId }) => addressOf(await findAddress(db, session.userId, addressId)),

  add: async ({ db, session, now }, entry) => addressOf(await addAddress(db, session.userId, entry, now)),

  edit: async ({ db, session }, { addressId, ...entry }) =>
    addressOf(await editAddress(db, session.userId, addressId, entry)),

  async remove({ db, session }, { addressId }) {
    await removeAddress(db, session.userId, addressId)
    return { ok: true }
  },
}
