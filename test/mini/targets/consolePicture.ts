import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { guestAtTable, guestWithDeliveryOrder, guestWithUnpaidOrder, OPEN_STORE } from '../../e2e/harness/guest'
import { payByPromptPay } from '../../e2e/harness/paidOrder'
import { StaffCalls } from '../../e2e/harness/staffCalls'
import { takeSteps } from '../../server/support/orders/orderSteps'

/** Viewport of the console, size of a drawn page and gap between pages, px. */
const VIEWPORT = { width: 1280, height: 800 }
const PAGE = { width: 1000, height: 625 }
const GAP = 20

/** Composes the console's orders and tables of a busy evening as one WebP. */
export async function consolePicture(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEWPORT, timezoneId: 'Asia/Bangkok' })
  try {
    const staff = await StaffCalls.enter(url)
    await busyEvening(url, staff)
    await staff.signInBrowser(page)
    await page.addInitScript((store) => localStorage.setItem('console.device.store', store), OPEN_STORE)
    await page.goto(`${url}/console/`)
    await page.locator('[data-order]').first().waitFor()
    const orders = await page.screenshot()
    await page.goto(`${url}/console/#/tables`)
    await page.locator('[data-state=calls]').waitFor()
    return await drawSideBySide(orders, await page.screenshot())
  } finally {
    await page.close()
  }
}

/** Prepares a table that waits for water and orders at each kitchen stage. */
async function busyEvening(url: string, staff: StaffCalls): Promise<void> {
  const [collected, brought] = [await guestWithUnpaidOrder(url, 1), await guestWithDeliveryOrder(url, 2)]
  for (const { token, order } of [collected, brought]) {
    await payByPromptPay(url, order.id, token)
    await takeSteps(staff, order.id, 'accept')
  }
  await takeSteps(staff, brought.order.id, 'ready')
  await guestAtTable(url)
}

async function drawSideBySide(...pages: Buffer[]): Promise<Buffer> {
  const { width, height } = PAGE
  const drawn = await Promise.all(pages.map((page) => sharp(page).resize(PAGE).toBuffer()))
  return sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: '#ffffff' } })
    .composite(drawn.map((input, place) => ({ input, left: place * (width + GAP), top: 0 })))
    .webp({ quality: 80 })
    .toBuffer()
}
