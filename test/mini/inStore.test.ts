import { knownCode } from '../../server/seed/knownCode'
import type { DiningType } from '../../src/contract/fields'
import { goodsContract } from '../../src/contract/goods'
import { inStoreContract } from '../../src/contract/inStore'
import type { MiniApp } from './app'
import { payer } from './bank'
import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'
import { cooked, inStore } from './steps'

const flows = setUpFlows()
const { flow } = flows
const storeId = 'thonglor'

/** A table as its printed code says, whose guests pay at the end. */
const tableOf = (tableId: string) => ({ storeId, tableId, code: knownCode(tableId) })

/** Adds what every order of this kind must hold besides a dish, with the app's own session. */
async function addMustHaves(app: MiniApp, where: object, diningType: DiningType, peopleNum: number): Promise<void> {
  const { backend } = flows
  const { token } = await app.storage()
  const { goods } = await backend.ask(goodsContract.menu, { storeId, diningType })
  for (const { id: goodsId, skuId, required } of goods) {
    if (!required || !skuId) continue
    const num = required === 'perPerson' ? peopleNum : 1
    await backend.ask(inStoreContract.change, { storeId, ...where, goodsId, skuId, num }, { token: String(token) })
  }
}

describe.each<[Platform, string, string]>([
  ['weapp', 'WeChat Pay', 'thonglor-a1'],
  ['alipay', 'Alipay', 'thonglor-a2'],
])('in the house, on %s', (platform, hostPay, tableId) => {
  const table = tableOf(tableId)
  const scan = () => `https://codes.example/s/table?${new URLSearchParams(table).toString()}`

  it('a bill of the till is paid by phone: a discount comes off it, and it has a receipt', () =>
    flow(platform, { world: payer }, async (app, { bank }) => {
      await app.open('/pages/shop/in/dmf?storeId=thonglor')
      await app.tap('Pay now')
      await app.see('Please enter an amount from ฿1')
      await app.tap('Confirm')
      await app.type('[aria-label^="Bill amount"]', '1284.50')
      await app.see('฿1,204.50')
      await app.see(hostPay)
      await app.tap('Pay now')
      await app.arrive('/pages/order/detail')
      await app.see('The bill is paid')
      expect(bank.orders).toHaveLength(1)
    }))

  it('a table is sat at by its code, orders, and pays its bill at the end', () =>
    flow(platform, { world: (bank) => ({ ...payer(bank), scan }) }, async (app) => {
      await app.tap('Dine in')
      await app.arrive('/pages/shop/in/goods')
      await app.see('How many are you?')
      await app.tap('2')
      await app.tap('Start ordering')
      await app.see('2 guests')
      await app.tap('[aria-label="Add: Pad Thai Goong"]')
      await addMustHaves(app, table, 'dineIn', 2)
      await app.tap('Review order')
      await app.arrive('/pages/shop/in/pay-order')
      await app.tap('Send to kitchen')
      await app.arrive('/pages/shop/in/detail')
      await app.see('Round 1')
      await app.tap('Pay ฿')
      await app.tap('All that is left')
      await app.tap({ what: 'Pay ฿', near: 'What do you pay?' })
      await app.arrive('/pages/order/detail')
      await app.see('The bill is paid')
    }))

  it('a fast order is paid at once and called by its number', () =>
    flow(platform, { world: payer }, async (app, around) => {
      await app.open('/pages/shop/in/goods?storeId=thonglor&diningType=fast')
      await app.tap('[aria-label="Add: Pad Thai Goong"]')
      await addMustHaves(app, { diningType: 'fast' }, 'fast', 1)
      await app.tap('Checkout')
      await app.arrive('/pages/shop/in/pay-order')
      await app.tap('Pay now')
      await cooked(app, around)
      await inStore(app, around, 'completed', 'Enjoy')
    }))
})
