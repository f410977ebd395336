import type { ConsoleContract } from '../../../console/contract/contract'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { confirmTransfer, openTransfers, refuseSlip, transferOf } from '../../modules/payments/confirmTransfer'
import { retryRefund, markRefundSent, readRefund, refundsToSend } from '../../modules/payments/staffRefunds'
import { presentTransfer } from '../../modules/payments/staffTransfers'
import { refuseForeign } from '../people/storeAccess'
import { pagePart, type StaffContext, type StaffHandlers } from './staffContext'

async function ownTransfer({ db, session, staff }: StaffContext<ReadDb>, ref: string) {
  const found = await transferOf(db, ref)
  refuseForeign(session.staff.storeIds, found.storeId)
  return presentTransfer(found, staff.locale)
}

/** PromptPay payments that staff confirm. */
export const transfer: StaffHandlers<ConsoleContract['transfer']> = {
  async list({ db, session, staff }, requested) {
    const all = await openTransfers(db, staff.now, session.staff.storeIds)
    return pagePart(
      all.map((each) => presentTransfer(each, staff.locale)),
      requested,
    )
  },
  read: (context, { id }) => ownTransfer(context, id),
  async confirm(context, { id: ref, reference, amount }) {
    const { db, staff } = context
    await ownTransfer(context, ref)
    await confirmTransfer(db, { ref, reference: reference.replace(/\s/g, ''), amount }, staff)
    return ownTransfer(context, ref)
  },
  async refuse(context, { id, revision, answer }) {
    const current = await ownTransfer(context, id)
    if (current.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current })
    await refuseSlip(context.db, { slipId: revision, answer }, context.staff)
    return ownTransfer(context, id)
  },
}

async function ownRefund({ db, session }: StaffContext<ReadDb>, id: string) {
  const { refund, storeId } = await readRefund(db, id)
  refuseForeign(session.staff.storeIds, storeId)
  return refund
}

/** Money that goes back to guests. */
export const refund: StaffHandlers<ConsoleContract['refund']> = {
  list: async ({ db, session }, requested) => pagePart(await refundsToSend(db, session.staff.storeIds), requested),
  read: (context, { id }) => ownRefund(context, id),
  async markSent(context, { id }) {
    await ownRefund(context, id)
    return markRefundSent(context.db, id, context.staff)
  },
  async sendAgain(context, { id }) {
    await ownRefund(context, id)
    return retryRefund(context.db, id, context.staff)
  },
}
