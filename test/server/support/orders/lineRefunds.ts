import { orderContract as calls } from '../../../../console/contract/orders/order'
import type { StaffOrder } from '../../../../console/contract/orders/order'
import type { StaffCaller } from '../console/staff'

/** What a refund names of an order as staff saw it. */
export const seenOrder = ({ id, refunded }: StaffOrder) => ({ id, refunded, reason: 'It was cold' })

/** Refunds all of an order, one piece of its lines after the other, then its fees. */
export async function refundEachPiece(staff: StaffCaller, id: string): Promise<void> {
  const read = () => staff.ask(calls.read, { id })
  for (const { id: lineId, num } of (await read()).lines) {
    for (let piece = 0; piece < num; piece += 1) {
      await staff.ask(calls.refund, { ...seenOrder(await read()), lines: [{ lineId, num: 1 }] })
    }
  }
  const left = await read()
  if (left.fees > 0) await staff.ask(calls.refund, { ...seenOrder(left), lines: [], fees: true })
}
