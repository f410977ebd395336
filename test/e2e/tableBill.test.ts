import { eq } from 'drizzle-orm'
import { stores } from '../../server/db/schema/stores'
import { fixedTableCode } from '../../server/seed/fixedTableCode'
import { inStoreContract } from '../../src/contract/inStore'
import { orderContract } from '../../src/contract/order'
import { sessionContract } from '../../src/contract/session'
import { payInSandbox } from './harness/bank'
import { inEnglish, inLanguage } from './harness/english'
import { ask, mustHave, OPEN_STORE, plainDishes, TABLE } from './harness/guest'
import { sees, tap } from './harness/hands'
import { CONSOLE_PASSWORD, Merchant } from './harness/merchant'
import { SANDBOX } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { VisitorOptions } from './harness/device'
import type { Visitor } from './harness/visitor'

const stage = setUpStage({ env: { ...SANDBOX.env, CONSOLE_PASSWORD } })
const t = inEnglish()
const th = inLanguage('th')
const zh = inLanguage('zh')

const GOODS = '/pages/shop/in/goods'
const BILL = '/pages/shop/in/detail'

const arrives = ({ page }: Visitor, path: string) => page.waitForURL(`**/#${path}*`)
const choose = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('radio', { name }).locator('visible=true').first().click()

/** Another table of that store. */
const SECOND = { ...TABLE, tableId: 'thonglor-a2', code: fixedTableCode('thonglor-a2') }

/** A guest at a table who has added some dishes. */
async function diner(dishes: readonly number[], table = TABLE): Promise<string> {
  const { url } = stage.site
  const { token } = await ask(url, sessionContract.guest, {})
  await ask(url, inStoreContract.start, { ...table, peopleNum: 2 }, token)
  const plain = await plainDishes(url, 'dineIn')
  for (const index of dishes) {
    const dish = plain[index]
    if (dish) await ask(url, inStoreContract.change, { ...table, ...dish, num: 1 }, token)
  }
  return token
}

/** Adds the required items of an order for two people. */
async function fillUp(token: string, table = TABLE): Promise<void> {
  for (const dish of await mustHave(stage.site.url, 'dineIn', 2))
    await ask(stage.site.url, inStoreContract.change, { ...table, ...dish }, token)
}

/** Two phones at one table. */
async function together(
  [first, second]: [VisitorOptions, VisitorOptions],
  act: (first: Visitor, second: Visitor) => Promise<void>,
): Promise<void> {
  await stage.visit(first, (one) => stage.visit(second, (two) => act(one, two)))
}

/** Places the order from the code's page and waits for its confirmation. */
async function paysByCode(visitor: Visitor, said: string): Promise<void> {
  await visitor.expectTitle(t('promptpay.title'))
  await payInSandbox(visitor, t('promptpay.sandbox'))
  await arrives(visitor, '/pages/order/detail')
  await sees(visitor, said)
  await visitor.settled()
}

describe('a table that pays at the end', () => {
  it('sends two rounds to the kitchen, splits its bill between two phones, and shows thanks on both', async () => {
    const [ploy, bee] = [await diner([0, 1]), await diner([2])]
    await fillUp(ploy)
    await together([{ token: ploy }, { token: bee }], async (first, second) => {
      await first.deepLink(GOODS, TABLE)
      await tap(first, t('table.review'))
      await arrives(first, '/pages/shop/in/pay-order')
      await sees(first, t('house.onBill'))
      await first.page.getByRole('switch', { name: t('house.pack') }).click()
      await sees(first, t('fees.packaging'))
      await first.page.getByRole('switch', { name: t('house.pack') }).click()
      await first.page.getByText(t('fees.packaging'), { exact: true }).waitFor({ state: 'detached' })
      await first.settled()
      await first.shoot('table-checkout', true)
      await first.expectSound()
      await second.deepLink(BILL, TABLE)
      await sees(second, t('table.noRounds'))
      await tap(first, t('house.send'))
      await arrives(first, BILL)
      await sees(first, t('table.round', { no: 1 }))
      await sees(second, t('table.round', { no: 1 }))

      const [dish] = await plainDishes(stage.site.url, 'dineIn')
      if (dish) await ask(stage.site.url, inStoreContract.change, { ...TABLE, ...dish, num: 1 }, bee)
      await second.deepLink('/pages/shop/in/pay-order', { ...TABLE, diningType: 'dineIn' })
      await tap(second, t('house.send'))
      await arrives(second, BILL)
      await sees(first, t('table.round', { no: 2 }))
      await first.settled()
      await first.shoot('table-bill', true)
      await first.expectSound()

      await tap(first, /^Pay ฿/)
      await choose(first, new RegExp(`^${t('bill.equal')}`))
      await first.shoot('table-split')
      await first.expectSound()
      await choose(first, new RegExp(`^${t('bill.own')}`))
      await tap(first, /^Pay ฿/)
      await arrives(first, '/pages/order/promptpay')
      await sees(second, t('bill.pending'))
      await paysByCode(first, t('order.billPaid'))
      await second.page.getByText(t('bill.paid'), { exact: true }).first().waitFor()
      await second.shoot('table-part-paid', true)
      await tap(second, /^Pay ฿/)
      await choose(second, new RegExp(`^${t('bill.rest')}`))
      await tap(second, /^Pay ฿/)
      await arrives(second, '/pages/order/promptpay')
      await paysByCode(second, t('order.billPaid'))
      await second.page.goBack()
      await sees(second, t('bill.thanks'))
      await second.settled()
      await second.shoot('table-thanks', true)
      await second.expectSound()
      await first.page.goBack()
      await sees(first, t('bill.thanks'))
    })
  })

  it('requests the bill, pays a custom amount with the staff, and shows all in Thai on a narrow screen', async () => {
    const token = await diner([0, 1])
    await fillUp(token)
    const { quoteId } = await ask(stage.site.url, inStoreContract.checkout, TABLE, token)
    await ask(stage.site.url, inStoreContract.create, { ...TABLE, quoteId }, token)
    await stage.visit({ token, locale: 'th', screen: 'narrow', dark: true }, async (visitor) => {
      await visitor.deepLink(BILL, TABLE)
      await tap(visitor, th('waiter.bill'))
      await sees(visitor, new RegExp(th('waiter.coming')))
      await tap(visitor, /฿/)
      await choose(visitor, th('bill.amount'))
      await visitor.page.getByRole('textbox', { name: th('bill.amount') }).fill('99999')
      await visitor.page.getByText(/฿/).first().waitFor()
      await visitor.page.getByRole('textbox', { name: th('bill.amount') }).fill('50')
      await choose(visitor, /เคาน์เตอร์/)
      await visitor.shoot('table-narrow')
      await visitor.expectSound()
      await visitor.page.getByRole('button', { name: /฿50$/ }).click()
      await sees(visitor, th('bill.pending'))
      await visitor.settled()
      await visitor.shoot('table-narrow-bill', true)
      await visitor.expectSound()
    })
  })
})

describe('a fast order', () => {
  it('is paid on the phone, gets its number, and is handed over', async () => {
    const { url } = stage.site
    const { token } = await ask(url, sessionContract.guest, {})
    const fast = { storeId: OPEN_STORE, diningType: 'fast' as const }
    const [dish] = await plainDishes(url, 'fast')
    if (dish) await ask(url, inStoreContract.change, { ...fast, ...dish, num: 2 }, token)
    for (const must of await mustHave(url, 'fast')) await ask(url, inStoreContract.change, { ...fast, ...must }, token)
    await stage.visit({ token, locale: 'en' }, async (visitor) => {
      await visitor.deepLink(GOODS, fast)
      await tap(visitor, t('cart.checkout'))
      await arrives(visitor, '/pages/shop/in/pay-order')
      await sees(visitor, t('house.pickup'))
      await visitor.settled()
      await visitor.shoot('fast-checkout', true)
      await visitor.expectSound()
      await tap(visitor, t('checkout.payNow'))
      await paysByCode(visitor, t('order.waitingKitchen'))
      await sees(visitor, /^A\d{3}$/)
      await visitor.shoot('fast-order', true)
      const { list } = await ask(url, orderContract.list, {}, token)
      await stage.visit({}, async ({ page }) => {
        const merchant = await Merchant.enter(page, url)
        await merchant.cook(list[0]?.orderNo ?? '')
      })
      await sees(visitor, t('order.enjoy'))
    })
  })
})

describe('a table that pays each order', () => {
  beforeAll(() =>
    stage.site.offline((db) => db.update(stores).set({ payMode: 'payFirst' }).where(eq(stores.id, OPEN_STORE))),
  )

  it('is paid by each guest, for their own dishes or for all', async () => {
    const [ploy, bee] = [await diner([0], SECOND), await diner([1, 2], SECOND)]
    await fillUp(ploy, SECOND)
    await together([{ token: ploy }, { token: bee, locale: 'zh' }], async (first, second) => {
      await first.deepLink(GOODS, SECOND)
      await tap(first, t('cart.checkout'))
      await arrives(first, '/pages/shop/in/pay-order')
      const sum = first.page.locator('[aria-live=polite]').last()
      await first.settled()
      const mine = await sum.innerText()
      await choose(first, t('house.all'))
      await sum.filter({ hasNotText: mine }).waitFor()
      await choose(first, t('house.mine'))
      await sum.filter({ hasText: mine }).waitFor()
      await first.settled()
      await first.shoot('table-first', true)
      await first.expectSound()
      await tap(first, t('checkout.payNow'))
      await paysByCode(first, t('order.waitingKitchen'))
      await sees(first, 'A2')
      await second.deepLink(BILL, SECOND)
      await sees(second, zh('table.round', { no: 1 }))
      await second.settled()
      await second.shoot('table-first-zh', true)
      await second.expectSound()
      expect(await ask(stage.site.url, inStoreContract.cart, SECOND, bee)).toMatchObject({ count: 2 })
    })
  })
})
