import { orderContract } from '../../../console/contract/orders/order'
import { HANDED_OVER, picturesOf, takeSteps } from '../../server/support/orders/orderSteps'
import type { StaffCalls } from './staffCalls'

/** The id of an order that a page names by its number. */
export async function orderIdOf(staff: StaffCalls, orderNo: string): Promise<string> {
  const { list } = await staff.ask(orderContract.list, { keyword: orderNo })
  const found = list.find((order) => order.orderNo === orderNo)
  if (!found) throw new Error(`there is no order ${orderNo}`)
  return found.id
}

/** Settles the payment of an order at the sandbox's bank, prepares it and hands it over. */
export async function completeOrder(staff: StaffCalls, id: string): Promise<void> {
  await staff.settlePayment(id)
  await takeSteps(staff, id, ...HANDED_OVER)
}

/** Asserts that an order shows staff this number of pictures and that each loads. */
export async function expectPictures(staff: StaffCalls, id: string, count: number): Promise<void> {
  const pictures = await picturesOf(staff, id)
  expect(pictures).toHaveLength(count)
  for (const picture of pictures) expect(await staff.typeOf(picture)).toMatch(/^image\//)
}
