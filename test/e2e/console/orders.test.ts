import { orderContract } from '../../../console/contract/orders/order'
import { refundContract } from '../../../console/contract/orders/refund'
import { API_PREFIX, type Envelope, FILE_FIELD } from '../../../src/contract/endpoint'
import { mediaContract } from '../../../src/contract/media'
import { orderFeedbackContract } from '../../../src/contract/order/orderFeedback'
import { ratedAs } from '../../../src/domain/order/feedback'
import { takeSteps } from '../../server/support/orders/orderSteps'
import { canvas } from '../../server/support/console/picture'
import { expectAccessible, expectSound } from '../harness/consoleApp'
import { cardOf, openBoard, ORDER_TEXTS, soundSwitch } from '../harness/consoleSignIn'
import { eventually } from '../harness/eventually'
import { callApi, guestWithPendingPayment } from '../harness/guest'
import { setUpHarness } from '../harness/harness'
import { keepPrints, prints } from '../harness/prints'
import { completeOrder } from '../harness/orderSteps'
import { guestWithPaidOrder } from '../harness/paidOrder'
import { CONSOLE_PASSWORD, StaffCalls } from '../harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const T = {
  ...{ ...ORDER_TEXTS, ticket: 'พิมพ์ใบสั่งครัว', offline: /^ไม่ได้เชื่อมต่อ/, noReply: /^เซิร์ฟเวอร์ไม่ตอบกลับ/ },
  ...{ sandbox: 'การชำระเงินในระบบทดสอบ', found: /^ผลการค้นหา/, paid: 'ชำระแล้ว', markSent: 'คืนเงินแล้ว' },
  ...{ feedback: 'ความคิดเห็น', stars: '2 จาก 5 ดาว', starFilter: 'ดาว', mostOne: 'ไม่เกิน 1 ดาว', all: 'ทั้งหมด' },
  noFeedback: 'ไม่มีความคิดเห็นที่ตรงกัน',
}

/** Rates an order as its guest, with a picture and one dish too salty. */
async function rate(token: string, orderId: string): Promise<void> {
  const { url } = harness.site
  const body = new FormData()
  const file = new Uint8Array(await canvas(60, 40).jpeg().toBuffer())
  body.append(FILE_FIELD, new Blob([file], { type: 'image/jpeg' }), 'dish.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const sent = await fetch(url + API_PREFIX + mediaContract.image.path, { method: 'POST', body, headers })
  const { data: picture } = (await sent.json()) as Envelope<string>
  const { dishes } = await callApi(url, orderFeedbackContract.tasting, { orderId }, token)
  const rated = dishes.map(({ orderGoodsId }) => ({ orderGoodsId, ...ratedAs('satisfied'), saltiness: 1 as const }))
  const words = { overall: 2, suggestions: 'ผัดไทยเค็มไปนิด', dishes: rated, images: [picture] }
  await callApi(url, orderFeedbackContract.give, { orderId, ...words }, token)
}
const desk = { screen: 'desk', staffLocale: 'th' } as const

it('a step that is pressed twice is taken once, nothing typed is lost without a network, and a silent device stays silent', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { order } = await guestWithPaidOrder(harness.site.url)
    const refused = await guestWithPaidOrder(harness.site.url)
    await openBoard(visitor.page, harness.site.url)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await cardOf(page, 'new', order.id).getByRole('button', { name: T.accept }).dblclick()
    await cardOf(page, 'cooking', order.id).waitFor()
    expect(sent.filter((url) => url.endsWith('order/move'))).toHaveLength(1)

    await cardOf(page, 'new', refused.order.id).getByRole('button').first().click()
    await page.getByRole('button', { name: T.refuse }).click()
    await page.getByLabel(T.reason).fill('ข้าวหมด')
    const confirm = page.getByRole('dialog').last().getByRole('button', { name: T.refuse })
    await visitor.offline(async () => {
      await confirm.click()
      await page.getByText(T.noReply).waitFor()
      await page.getByText(T.offline).waitFor()
      await visitor.saveScreenshot('orders-offline-th')
    })
    expect(await page.getByLabel(T.reason).inputValue()).toBe('ข้าวหมด')
    await confirm.click()
    await page.getByLabel(T.reason).waitFor({ state: 'detached' })
    const staff = await StaffCalls.enter(harness.site.url)
    const { stateText } = await staff.ask(orderContract.read, { id: refused.order.id })
    expect(stateText).toBe('Refunded')
    await page.locator('[data-connection=live]').waitFor({ state: 'attached' })

    // The silent device remembers that, also after a reload.
    await page.keyboard.press('Escape')
    await soundSwitch(page).click()
    await page.reload()
    await eventually(() => soundSwitch(page).getAttribute('data-sound'), 'off')
    const next = await guestWithPaidOrder(harness.site.url)
    await cardOf(page, 'new', next.order.id).waitFor()
    expect(await soundSwitch(page).getAttribute('data-rings')).toBe('0')
  }))

it('staff settle a payment at the sandbox in its order, and record that a refund was sent', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { order } = await guestWithPendingPayment(harness.site.url, 1)
    const drawer = page.getByRole('dialog')
    await openBoard(page, harness.site.url)
    await page.goto(`${harness.site.url}/console/#/orders?order=${order.id}`)
    await drawer.getByText(T.sandbox).waitFor()
    await visitor.saveScreenshot('orders-sandbox-th')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: T.paid, exact: true }).dblclick()
    await drawer.getByRole('button', { name: T.accept }).waitFor()
    expect(await drawer.getByText(T.sandbox).count()).toBe(0)

    const staff = await StaffCalls.enter(harness.site.url)
    await takeSteps(staff, order.id, { refuse: 'ข้าวหมด' })
    await page.goto(`${harness.site.url}/console/#/refund`)
    await page.getByRole('cell', { name: order.orderNo }).click()
    await page.getByRole('button', { name: T.markSent }).click()
    await drawer.getByRole('button', { name: T.markSent }).click()
    const open = async () => (await staff.ask(refundContract.list, {})).list.map(({ orderNo }) => orderNo)
    await eventually(open, expect.not.arrayContaining([order.orderNo]))
  }))

it('what guests say is listed with stars, words and pictures, and leads to the order', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { url } = harness.site
    const { token, order } = await guestWithPendingPayment(url, 1)
    await completeOrder(await StaffCalls.enter(url), order.id)
    await rate(token, order.id)
    await openBoard(page, url)
    await page.getByRole('menuitem', { name: T.feedback }).click()
    const card = page.getByRole('article', { name: order.orderNo })
    await card.getByText('ผัดไทยเค็มไปนิด').waitFor()
    await card.getByRole('img', { name: T.stars }).waitFor()
    const picture = card.locator('img')
    await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0), true)
    await expectSound(page)
    await page.getByRole('combobox', { name: T.starFilter }).click()
    await page.getByRole('option', { name: T.mostOne }).click()
    await page.getByText(T.noFeedback).waitFor()
    await page.getByRole('combobox', { name: T.starFilter }).click()
    await page.getByRole('option', { name: T.all }).click()
    await card.getByRole('link', { name: order.orderNo }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('ผัดไทยเค็มไปนิด').waitFor()
    await visitor.saveScreenshot('feedback-drawer-th')
    await expectAccessible(page)
    expect(visitor.problems).toEqual([])
  }))

it('the board fits a desk, a tablet and a phone, finds an order by its phone number, and has no accessibility problems', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { order } = await guestWithPaidOrder(harness.site.url)
    await openBoard(visitor.page, harness.site.url)
    await keepPrints(page)
    for (const [name, width, height] of [
      ['desk', 1280, 800],
      ['tablet', 1024, 768],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await cardOf(page, 'new', order.id).waitFor()
      await visitor.saveScreenshot(`orders-board-${name}`)
      if (name !== 'tablet') await expectAccessible(page)
      expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
    }
    await page.getByRole('searchbox', { name: T.search }).fill('+66 81 234')
    // The board stays until typing has paused: a tap could meet its card as the search replaces it.
    await page.getByRole('heading', { name: T.found }).waitFor()
    await page.locator(`[data-order="${order.id}"]`).getByRole('button').first().click()
    await page.getByRole('dialog').getByText(order.orderNo).waitFor()
    await visitor.saveScreenshot('orders-drawer-phone')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto(`${harness.site.url}/console/#/kitchen`)
    const staff = await StaffCalls.enter(harness.site.url)
    await staff.ask(orderContract.move, { id: order.id, state: 2, step: 'accept' })
    await page.locator(`[data-order="${order.id}"]`).getByRole('button', { name: T.ready }).waitFor()
    for (const [name, width] of [
      ['phone', 390],
      ['tablet', 1024],
      ['desk', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await visitor.saveScreenshot(`orders-kitchen-${name}`)
      if (name !== 'tablet') await expectAccessible(page)
    }
    await page.locator(`[data-order="${order.id}"]`).getByRole('button', { name: T.ticket }).click()
    await eventually(() => prints(page), [expect.stringContaining(`ticket|${order.pickupNo}`)])
    await page.locator(`[data-order="${order.id}"]`).getByRole('button', { name: T.ready }).click()
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached' })
  }))
