import { eq } from 'drizzle-orm'
import { stores } from '../../../server/db/schema/store/stores'
import { fixedTableCode } from '../../../server/seed/data/tables'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { orderContract } from '../../../src/contract/order/order'
import { sessionContract } from '../../../src/contract/account/session'
import { payInSandbox } from '../harness/bank'
import { englishTexts, textsIn } from '../harness/texts'
import { callApi, requiredItems, OPEN_STORE, plainDishes, TABLE } from '../harness/guest'
import { waitForText, tap } from '../harness/actions'
import { STAFFED_SANDBOX, StaffCalls } from '../harness/staffCalls'
import { HANDED_OVER, takeSteps } from '../../server/support/orders/orderSteps'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(STAFFED_SANDBOX)
const t = englishTexts()
const th = textsIn('th')

const GOODS = '/pages/shop/in/goods'
const BILL = '/pages/shop/in/detail'

const arrives = ({ page }: Visitor, path: string) => page.waitForURL(`**/#${path}*`)
const choose = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('radio', { name }).locator('visible=true').first().click()

/** Another table of that store. */
const SECOND = { ...TABLE, tableId: 'thonglor-a2', code: fixedTableCode('thonglor-a2') }

/** A guest at a table who has added some dishes. */
async function diner(dishes: readonly number[], table = TABLE): Promise<string> {
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  await callApi(url, inStoreContract.start, { ...table, peopleNum: 2 }, token)
  const plain = await plainDishes(url, 'dineIn')
  for (const index of dishes) {
    const dish = plain[index]
    if (dish) await callApi(url, inStoreContract.change, { ...table, ...dish, num: 1 }, token)
  }
  return token
}

/** Adds the required items of an order for two people. */
async function addRequiredItems(token: string, table = TABLE): Promise<void> {
  for (const dish of await requiredItems(harness.site.url, 'dineIn', 2))
    await callApi(harness.site.url, inStoreContract.change, { ...table, ...dish }, token)
}

/** Two phones at one table. */
async function together(
  [first, second]: [VisitorOptions, VisitorOptions],
  act: (first: Visitor, second: Visitor) => Promise<void>,
): Promise<void> {
  const quickPolls = true
  await harness.visit({ ...first, quickPolls }, (one) =>
    harness.visit({ ...second, quickPolls }, (two) => act(one, two)),
  )
}

/** Places the order from the code's page and waits for its confirmation. */
async function paysByCode(visitor: Visitor, message: string): Promise<void> {
  await visitor.expectTitle(t('promptpay.title'))
  await payInSandbox(visitor, t('promptpay.sandbox'))
  await arrives(visitor, '/pages/order/detail')
  await waitForText(visitor, message)
  await visitor.settled()
}

/** Drags the face of the other participant to the guest's side, and back: what the guest pays, and the list, follow. */
async function dragsAFace(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const sheet = page.getByRole('dialog')
  const sideOf = (title: string) => sheet.getByText(title, { exact: true }).locator('..')
  const [others, mine] = [sideOf(t('bill.others')), sideOf(t('bill.take'))]
  const chosen = sheet.getByRole('checkbox', { checked: true })
  expect(await chosen.count()).toBe(1)
  const pay = sheet.getByRole('button', { name: /^Pay ฿/ })
  const before = await pay.innerText()
  await others.locator('div > div').last().dragTo(mine)
  await chosen.nth(1).waitFor()
  expect(await pay.innerText()).not.toBe(before)
  await visitor.saveScreenshot('table-faces')
  await visitor.expectNoProblems()
  await sheet.getByRole('checkbox', { checked: true }).last().click()
  await pay.filter({ hasText: before }).waitFor()
}

describe('a table that pays at the end', () => {
  it('sends two rounds to the kitchen, splits its bill between two phones, and shows thanks on both', async () => {
    const [ploy, bee] = [await diner([0, 1]), await diner([2])]
    await addRequiredItems(ploy)
    await together([{ token: ploy }, { token: bee }], async (first, second) => {
      await first.deepLink(GOODS, TABLE)
      await tap(first, t('table.review'))
      await arrives(first, '/pages/shop/in/pay-order')
      await waitForText(first, t('dineIn.onBill'))
      await first.page.getByRole('switch', { name: t('dineIn.pack') }).click()
      await waitForText(first, t('fees.packaging'))
      await first.page.getByRole('switch', { name: t('dineIn.pack') }).click()
      await first.page.getByText(t('fees.packaging'), { exact: true }).waitFor({ state: 'detached' })
      await first.settled()
      await first.saveScreenshot('table-checkout', true)
      await first.expectNoProblems()
      await second.deepLink(BILL, TABLE)
      await waitForText(second, t('table.noRounds'))
      await tap(first, t('dineIn.send'))
      await arrives(first, BILL)
      await waitForText(first, t('table.round', { no: 1 }))
      await waitForText(second, t('table.round', { no: 1 }))

      const [dish] = await plainDishes(harness.site.url, 'dineIn')
      if (dish) await callApi(harness.site.url, inStoreContract.change, { ...TABLE, ...dish, num: 1 }, bee)
      await second.deepLink('/pages/shop/in/pay-order', { ...TABLE, diningType: 'dineIn' })
      await tap(second, t('dineIn.send'))
      await arrives(second, BILL)
      await waitForText(first, t('table.round', { no: 2 }))
      await first.settled()
      await first.saveScreenshot('table-bill', true)
      await first.expectNoProblems()

      await tap(first, /^Pay ฿/)
      await choose(first, new RegExp(`^${t('bill.equal')}`))
      await first.saveScreenshot('table-split')
      await first.expectNoProblems()
      await choose(first, new RegExp(`^${t('bill.own')}`))
      await dragsAFace(first)
      await tap(first, /^Pay ฿/)
      await arrives(first, '/pages/order/promptpay')
      await waitForText(second, t('bill.pending'))
      await paysByCode(first, t('order.billPaid'))
      await second.page.getByText(t('bill.paid'), { exact: true }).first().waitFor()
      await second.saveScreenshot('table-part-paid', true)
      await tap(second, /^Pay ฿/)
      await choose(second, new RegExp(`^${t('bill.rest')}`))
      await tap(second, /^Pay ฿/)
      await arrives(second, '/pages/order/promptpay')
      await paysByCode(second, t('order.billPaid'))
      await second.page.goBack()
      await waitForText(second, t('bill.thanks'))
      await second.settled()
      await second.saveScreenshot('table-thanks', true)
      await second.expectNoProblems()
      await first.page.goBack()
      await waitForText(first, t('bill.thanks'))
    })
  })

  it('requests the bill, pays a custom amount with the staff, and shows all in Thai on a narrow screen', async () => {
    const token = await diner([0, 1])
    await addRequiredItems(token)
    const { quoteId } = await callApi(harness.site.url, inStoreContract.checkout, TABLE, token)
    await callApi(harness.site.url, inStoreContract.create, { ...TABLE, quoteId }, token)
    await harness.visit({ token, locale: 'th', screen: 'narrow', dark: true }, async (visitor) => {
      await visitor.deepLink(BILL, TABLE)
      await tap(visitor, th('waiter.bill'))
      await waitForText(visitor, new RegExp(th('waiter.coming')))
      await tap(visitor, /฿/)
      await choose(visitor, th('bill.amount'))
      await visitor.page.getByRole('textbox', { name: th('bill.amount') }).fill('99999')
      await visitor.page.getByText(/฿/).first().waitFor()
      await visitor.page.getByRole('textbox', { name: th('bill.amount') }).fill('50')
      await choose(visitor, /เคาน์เตอร์/)
      await visitor.saveScreenshot('table-narrow')
      await visitor.expectNoProblems()
      await visitor.page.getByRole('button', { name: /฿50$/ }).click()
      await waitForText(visitor, th('bill.pending'))
      await visitor.settled()
      await visitor.saveScreenshot('table-narrow-bill', true)
      await visitor.expectNoProblems()
    })
  })
})

describe('a fast order', () => {
  it('is paid on the phone, gets its number, and is handed over', async () => {
    const { url } = harness.site
    const { token } = await callApi(url, sessionContract.guest, {})
    const fast = { storeId: OPEN_STORE, diningType: 'fast' as const }
    const [dish] = await plainDishes(url, 'fast')
    if (dish) await callApi(url, inStoreContract.change, { ...fast, ...dish, num: 2 }, token)
    for (const must of await requiredItems(url, 'fast'))
      await callApi(url, inStoreContract.change, { ...fast, ...must }, token)
    await harness.visit({ token, locale: 'en', quickPolls: true }, async (visitor) => {
      await visitor.deepLink(GOODS, fast)
      await tap(visitor, t('cart.checkout'))
      await arrives(visitor, '/pages/shop/in/pay-order')
      await waitForText(visitor, t('dineIn.pickup'))
      await visitor.settled()
      await visitor.saveScreenshot('fast-checkout', true)
      await visitor.expectNoProblems()
      await tap(visitor, t('checkout.payNow'))
      await paysByCode(visitor, t('order.waitingKitchen'))
      await waitForText(visitor, /^A\d{3}$/)
      await visitor.saveScreenshot('fast-order', true)
      const { list } = await callApi(url, orderContract.list, {}, token)
      await takeSteps(await StaffCalls.enter(url), list[0]?.id ?? '', ...HANDED_OVER)
      await waitForText(visitor, t('order.enjoy'))
    })
  })
})

describe('a table that pays each order', () => {
  beforeAll(() =>
    harness.site.offline((db) => db.update(stores).set({ payMode: 'payFirst' }).where(eq(stores.id, OPEN_STORE))),
  )

  it('is paid by each guest, for their own dishes or for all', async () => {
    const [ploy, bee] = [await diner([0], SECOND), await diner([1, 2], SECOND)]
    await addRequiredItems(ploy, SECOND)
    await harness.visit({ token: ploy, quickPolls: true }, async (visitor) => {
      await visitor.deepLink(GOODS, SECOND)
      await tap(visitor, t('cart.checkout'))
      await arrives(visitor, '/pages/shop/in/pay-order')
      const sum = visitor.page.locator('[aria-live=polite]').last()
      await visitor.settled()
      const mine = await sum.innerText()
      await choose(visitor, t('dineIn.all'))
      await sum.filter({ hasNotText: mine }).waitFor()
      await choose(visitor, t('dineIn.mine'))
      await sum.filter({ hasText: mine }).waitFor()
      await visitor.settled()
      await visitor.saveScreenshot('table-first', true)
      await visitor.expectNoProblems()
      await tap(visitor, t('checkout.payNow'))
      await paysByCode(visitor, t('order.waitingKitchen'))
      await waitForText(visitor, 'A2')
    })
    const { view } = await callApi(harness.site.url, inStoreContract.table, SECOND, bee)
    expect(view?.sitting?.batches).toHaveLength(1)
    expect(await callApi(harness.site.url, inStoreContract.cart, SECOND, bee)).toMatchObject({ count: 2 })
  })
})
