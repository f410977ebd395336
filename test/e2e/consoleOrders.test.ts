import { orderContract } from '../../console/contract/order'
import { accessibilityProblems } from './harness/axe'
import { cardOf, openBoard, ORDER_TEXTS, soundSwitch } from './harness/consoleSignIn'
import { eventually } from './harness/eventually'
import { setUpHarness } from './harness/harness'
import { guestWithPaidOrder } from './harness/paidOrder'
import { CONSOLE_PASSWORD, StaffCalls } from './harness/staffCalls'

const harness = setUpHarness({ env: { CONSOLE_PASSWORD } })

const T = { ...ORDER_TEXTS, offline: /^ไม่ได้เชื่อมต่อ/, noReply: /^เซิร์ฟเวอร์ไม่ตอบกลับ/ }
const desk = { screen: 'desk', fresh: true, browserLanguage: 'th-TH' } as const

it('an order that a guest pays chimes on the board, and goes through its lanes to the guest', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    await openBoard(visitor.page, harness.site.url)
    await eventually(() => soundSwitch(page).getAttribute('data-sound'), 'running')
    expect(await soundSwitch(page).getAttribute('data-rings')).toBe('0')

    const { order } = await guestWithPaidOrder(harness.site.url)
    await cardOf(page, 'new', order.id).waitFor({ timeout: 2000 })
    await eventually(() => soundSwitch(page).getAttribute('data-rings'), '1')
    await visitor.saveScreenshot('orders-new-th')
    for (const [lane, step] of [
      ['new', T.accept],
      ['cooking', T.ready],
      ['ready', T.handedOver],
    ] as const)
      await cardOf(page, lane, order.id).getByRole('button', { name: step }).click()
    await cardOf(page, 'done', order.id).waitFor()

    // The silent device remembers that, also after a reload.
    await soundSwitch(page).click()
    await page.reload()
    await eventually(() => soundSwitch(page).getAttribute('data-sound'), 'off')
    const next = await guestWithPaidOrder(harness.site.url)
    await cardOf(page, 'new', next.order.id).waitFor()
    expect(await soundSwitch(page).getAttribute('data-rings')).toBe('0')
  }))

it('a step that is pressed twice is taken once, and without a network nothing typed is lost', () =>
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
  }))

it('the board fits a desk, a tablet and a phone, finds an order by its phone number, and has no accessibility problems', () =>
  harness.visit(desk, async (visitor) => {
    const { page } = visitor
    const { order } = await guestWithPaidOrder(harness.site.url)
    await openBoard(visitor.page, harness.site.url)
    for (const [name, width, height] of [
      ['desk', 1280, 800],
      ['tablet', 1024, 768],
      ['phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await cardOf(page, 'new', order.id).waitFor()
      await visitor.saveScreenshot(`orders-board-${name}`)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
    }
    await page.getByRole('searchbox', { name: T.search }).fill('+66 81 234')
    await page.locator(`[data-order="${order.id}"]`).getByRole('button').first().click()
    await page.getByRole('dialog').getByText(order.orderNo).waitFor()
    await visitor.saveScreenshot('orders-drawer-phone')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.goto(`${harness.site.url}/console/app/#/kitchen`)
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
      expect(await accessibilityProblems(page)).toEqual([])
    }
    await page.locator(`[data-order="${order.id}"]`).getByRole('button', { name: T.ready }).click()
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached' })
  }))
