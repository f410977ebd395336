import type { ConsoleContract } from '../../../console/contract/contract'
import { isoText } from '../../../src/domain/time/storeClock'
import { readAudit } from '../../modules/audit/audit'
import { listRedemptions, redeemAtTill, undoRedemption } from '../../modules/till/redemptions'
import { previewAtTill } from '../../modules/till/preview'
import type { StaffHandlers } from './staffContext'

const session: StaffHandlers<ConsoleContract['session']> = {
  current: async ({ session: { csrf, endsAt }, staff }) => ({
    csrf,
    endsAt: isoText(endsAt),
    serverTime: isoText(staff.now),
  }),

  async audit({ db, staff }, { subjectId, page, pageSize }) {
    const { rows, total } = await readAudit(db, { subjectId, page, pageSize })
    const list = rows.map(({ at, sessionHash, ...entry }) => ({
      ...entry,
      at: isoText(at),
      session: sessionHash.slice(0, 8),
      own: sessionHash === staff.sessionHash,
    }))
    return { list, total, page, pageSize }
  },
}

const till: StaffHandlers<ConsoleContract['till']> = {
  preview: ({ db, staff }, bill) => previewAtTill(db, bill, staff),
  redeem: ({ db, staff }, request) => redeemAtTill(db, request, staff),
  undo: ({ db, staff }, { id }) => undoRedemption(db, id, staff),
  list: async ({ db, staff }, { storeId, page, pageSize }) => ({
    ...(await listRedemptions(db, { storeId, page, pageSize }, staff)),
    page,
    pageSize,
  }),
}

/** The handlers of the staff's contract. */
export const staffHandlers: { [A in keyof ConsoleContract]: StaffHandlers<ConsoleContract[A]> } = { session, till }
