import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { moneyContract } from '../../../console/contract/numbers/money'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'
import { guestWithPaidOrder } from '../harness/paidOrder'
import { setUpHarness } from '../harness/harness'
import { watchAudio } from '../harness/watchAudio'
import { keepPrints, prints } from '../harness/prints'
import { eventually } from '../harness/eventually'
import { cardOf, openBoard, ORDER_TEXTS, soundSwitch } from '../harness/consoleSignIn'
import { expectAccessible } from '../harness/consoleApp'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const T = {
  ...ORDER_TEXTS,
  ...{ printing: 'การพิมพ์ของเครื่องนี้', tickets: 'พิมพ์ใบสั่งครัวเองเมื่อรับออเดอร์', receipt: 'พิมพ์ใบเสร็จ', close: 'ปิด' },
  ...{ store: 'สาขา', thonglor: 'ทองหล่อ' },
  ...{ width: 'ความกว้างกระดาษ', narrow: '58 มม.', station: /^หัวใบสั่ง/ },
  ...{ dayClose: 'ปิดยอดประจำวัน', print: 'พิมพ์', refundPart: 'คืนเงินบางส่วน', offered: 'พร้อมเพย์', takeout: 'กลับบ้าน' },
}

/** The field of a dish in a refund: its name and price. */
const DISH_PRICE = / · ฿/

it('the day of a cashier: an order chimes, is accepted, cooked and handed over, a part is refunded, and the day is closed', () =>
  harness.visit({ screen: 'desk', staffLocale: 'th' }, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const audioState = await watchAudio(page)
    await openBoard(visitor.page, url)
    await keepPrints(page)
    await eventually(() => soundSwitch(page).getAttribute('data-sound'), 'ready')
    expect(await soundSwitch(page).getAttribute('data-rings')).toBe('0')
    await page.getByRole('combobox', { name: T.store }).click()
    await page.getByRole('option', { name: T.thonglor }).click()
    await page.getByRole('button', { name: T.printing }).click()
    await page.getByRole('switch', { name: T.tickets }).click()
    await page.getByLabel(T.station).fill('ครัวร้อน')
    await page.getByRole('combobox', { name: T.width }).click()
    await page.getByRole('option', { name: T.narrow }).click()
    await expectAccessible(page)
    await visitor.saveScreenshot('orders-printing')
    await page.keyboard.press('Escape')

    const staff = await StaffCalls.enter(url)
    const readTotal = async () => (await staff.ask(moneyContract.day, { day: dayText(dayOf(new Date())) })).total
    // The demonstration has orders of this day.
    const before = await readTotal()
    const { order } = await guestWithPaidOrder(url)
    await cardOf(page, 'new', order.id).waitFor({ timeout: 2000 })
    await eventually(() => soundSwitch(page).getAttribute('data-rings'), '1')
    // A running audio context would keep a processor busy between two orders.
    await eventually(audioState, 'suspended')
    await cardOf(page, 'new', order.id).getByRole('button', { name: T.accept }).click()
    await eventually(async () => (await prints(page)).length, 1)
    const [ticket = ''] = await prints(page)
    expect(ticket).toContain(`ticket|ครัวร้อน ${order.pickupNo}`)
    expect(ticket).toMatch(/@page \{ size: 58mm \d+mm/)
    expect(ticket).not.toContain('฿')
    await cardOf(page, 'cooking', order.id).getByRole('button', { name: T.ready }).click()
    await cardOf(page, 'ready', order.id).getByRole('button', { name: T.handedOver }).click()

    await cardOf(page, 'done', order.id).getByRole('button').first().click()
    await page.getByRole('button', { name: T.receipt }).click()
    await eventually(async () => (await prints(page)).at(-1), expect.stringContaining(order.orderNo))

    await page.getByRole('button', { name: T.refundPart }).click()
    await page.getByRole('combobox', { name: DISH_PRICE }).click()
    await page.getByRole('option', { name: '1 / 2' }).click()
    await page.getByLabel(T.reason).fill('ข้าวหมด')
    await expectAccessible(page)
    await visitor.saveScreenshot('orders-refund-part')
    await page.getByRole('dialog').last().getByRole('button', { name: T.refundPart }).click()
    await page.getByLabel(T.reason).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: T.close, exact: true }).click()

    await page.getByRole('menuitem', { name: T.dayClose }).click()
    const total = await readTotal()
    await page.locator(`[data-sum="${total.net}"]`).waitFor()
    const receivedAmount = before.receivedAmount + order.payAmount
    expect(total).toMatchObject({ received: before.received + 1, receivedAmount })
    expect(total.refundedAmount + total.owedAmount).toBeGreaterThan(0)
    await page.getByRole('row', { name: new RegExp(`^${T.offered}`) }).waitFor()
    await page.getByRole('row', { name: new RegExp(`^${T.takeout} 1`) }).waitFor()
    for (const [name, width] of [
      ['desk', 1280],
      ['tablet', 1024],
      ['phone', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await visitor.saveScreenshot(`orders-day-${name}`)
      if (name !== 'tablet') await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.getByRole('button', { name: T.print, exact: true }).click()
    await eventually(async () => (await prints(page)).at(-1), expect.stringContaining('day|'))
  }))
