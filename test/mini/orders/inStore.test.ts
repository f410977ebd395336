import { eq } from 'drizzle-orm'
import { stores } from '../../../server/db/schema/store/stores'
import { fixedTableCode } from '../../../server/seed/data/tables'
import type { DiningType } from '../../../src/contract/fields'
import { goodsContract } from '../../../src/contract/goods/goods'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import type { PayMode } from '../../../src/contract/inStore/inStoreTable'
import type { TableCode } from '../../../src/domain/table/tableCode'
import type { MiniApp } from '../harness/app'
import { payingStubs } from '../harness/sandboxBank'
import { type FlowContext, setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { prepareOrder, updateOrder } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows
const storeId = 'thonglor'
const DISH = '[aria-label="Add: Pad Thai Goong"]'
const [MENU, CHECKOUT] = ['/pages/shop/in/goods', '/pages/shop/in/pay-order']
const [BILL, ORDER] = ['/pages/shop/in/detail', '/pages/order/detail']

/** The table in the form of its printed code. */
const tableCode = (tableId: string): TableCode => ({ storeId, tableId, code: fixedTableCode(tableId) })

/** Adds the required items of this order type besides a dish, in the app's own session. */
async function addRequiredItems(app: MiniApp, where: object, diningType: DiningType, peopleNum: number): Promise<void> {
  const { backend } = flows
  const { token } = await app.storage()
  const { goods } = await backend.ask(goodsContract.menu, { storeId, diningType })
  for (const { id: goodsId, skuId, required } of goods) {
    if (!required || !skuId) continue
    const num = required === 'perPerson' ? peopleNum : 1
    await backend.ask(inStoreContract.change, { storeId, ...where, goodsId, skuId, num }, { token: String(token) })
  }
}

/** Enters the number of guests, and adds a dish and the required items of two guests. */
async function startTable(app: MiniApp, table: TableCode): Promise<void> {
  await app.see('How many people?')
  await app.tap('2')
  await app.tap('Start ordering')
  await app.see('2 guests')
  await app.tap(DISH)
  await addRequiredItems(app, table, 'dineIn', 2)
}

/** Sends the order of a table to the kitchen through the checkout. */
async function sendToKitchen(app: MiniApp, review: string, submit: string): Promise<void> {
  await app.tap(review)
  await app.arrive(CHECKOUT)
  await app.tap(submit)
}

/** Order ids of a table, read in the app's session. */
async function tableOrderIds(app: MiniApp, table: TableCode): Promise<string[]> {
  const { token } = await app.storage()
  const { view } = await flows.backend.ask(inStoreContract.table, table, { token: String(token) })
  return (view?.sitting?.batches ?? []).map(({ orderId }) => orderId)
}

/** The kitchen accepts a table order and finishes it; the guest's page shows both states. */
async function prepareTableOrder(app: MiniApp, context: FlowContext): Promise<void> {
  await updateOrder(app, context, 'accept', 'Cooking now')
  await updateOrder(app, context, 'ready', 'We bring it to table')
  await app.gone('Cooking now')
}

const openOrder = (app: MiniApp, orderId: string) => app.open(`${ORDER}?orderId=${orderId}`)

describe.each<[Platform, string, string, string]>([
  ['weapp', 'WeChat Pay', 'thonglor-a1', 'thonglor-a3'],
  ['alipay', 'Alipay', 'thonglor-a2', 'thonglor-a4'],
])('in-store orders on %s', (platform, hostPay, tableId, otherId) => {
  const [table, other] = [tableCode(tableId), tableCode(otherId)]
  const scan = (code: TableCode) => () => `https://codes.example/s/table?${new URLSearchParams({ ...code }).toString()}`

  it('a bill of the till is paid by phone with a discount and shows a receipt', () =>
    flow(platform, { stubs: payingStubs }, async (app, { bank }) => {
      await app.open('/pages/shop/in/dmf?storeId=thonglor')
      await app.tap('Pay now')
      await app.see('Please enter an amount of at least ฿1')
      await app.tap('Confirm')
      await app.type('[aria-label^="Bill amount"]', '1284.50')
      await app.see('฿1,204.50')
      await app.see(hostPay)
      await app.tap('Pay now')
      await app.arrive(ORDER)
      await app.see('The bill is paid')
      expect(bank.payments).toHaveLength(1)
    }))

  it('a table opened by its code orders twice, is served, pays its bill at the end and sees the thanks', () =>
    flow(platform, { stubs: (bank) => ({ ...payingStubs(bank), scan: scan(table) }) }, async (app, context) => {
      await app.tap('Dine in')
      await app.arrive(MENU)
      await startTable(app, table)
      await sendToKitchen(app, 'Review order', 'Send to kitchen')
      await app.arrive(BILL)
      await app.see('Round 1')
      await app.tap('Add dishes')
      await app.arrive(MENU)
      await app.tap(DISH)
      await sendToKitchen(app, 'Review order', 'Send to kitchen')
      await app.arrive(BILL)
      await app.see('Round 2')
      const orderIds = await tableOrderIds(app, table)
      expect(orderIds).toHaveLength(2)
      for (const round of orderIds) {
        await openOrder(app, round)
        await prepareTableOrder(app, context)
      }
      await app.open(`${BILL}?${new URLSearchParams({ ...table }).toString()}`)
      await app.tap('Pay ฿')
      await app.tap('Everything that is left')
      await app.tap({ what: 'Pay ฿', near: 'What would you like to pay?' })
      await app.arrive(ORDER)
      await app.see('The bill is paid')
      await app.tap('[aria-label="Back"]')
      await app.see('Everything is paid')
      for (const round of orderIds) {
        await openOrder(app, round)
        await updateOrder(app, context, 'complete', 'Enjoy')
      }
    }))

  it('a table that pays each order first is opened by its code, paid, served and completed', async () => {
    const pay = (payMode: PayMode) => flows.backend.db.update(stores).set({ payMode }).where(eq(stores.id, storeId))
    await pay('payFirst')
    await flow(platform, { stubs: (bank) => ({ ...payingStubs(bank), scan: scan(other) }) }, async (app, context) => {
      await app.tap('Dine in')
      await app.arrive(MENU)
      await startTable(app, other)
      await sendToKitchen(app, 'Checkout', 'Pay now')
      await app.arrive(ORDER)
      await app.see('Waiting for the kitchen')
      await prepareTableOrder(app, context)
      await updateOrder(app, context, 'complete', 'Enjoy')
    })
    await pay('payAfter')
  })

  it('a fast order is paid at once and called by its number', () =>
    flow(platform, { stubs: payingStubs }, async (app, context) => {
      await app.open(`${MENU}?storeId=${storeId}&diningType=fast`)
      await app.tap(DISH)
      await addRequiredItems(app, { diningType: 'fast' }, 'fast', 1)
      await sendToKitchen(app, 'Checkout', 'Pay now')
      await prepareOrder(app, context)
      await updateOrder(app, context, 'complete', 'Enjoy')
    }))
})
