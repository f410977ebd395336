import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { payContract } from '../../../src/contract/pay'
import {
  callApi,
  guestAtTable,
  guestWithDeliveryOrder,
  guestWithUnpaidOrder,
  OPEN_STORE,
} from '../../e2e/harness/guest'
import { StaffConsole } from '../../e2e/harness/staffConsole'

/** Viewport of the console, size of a drawn page and gap between pages, px. */
const VIEWPORT = { width: 1280, height: 800 }
const PAGE = { width: 1000, height: 625 }
const GAP = 20

/** Composes the console's orders and tables of a busy evening as one WebP. */
export async function consolePicture(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEWPORT, timezoneId: 'Asia/Bangkok' })
  try {
    const merchant = await StaffConsole.signIn(page, url)
    await busyEvening(url, merchant)
    await page.goto(`${url}/console`)
    const orders = await page.screenshot()
    await merchant.openTables(OPEN_STORE)
    return await drawSideBySide(orders, await page.screenshot())
  } finally {
    await page.close()
  }
}

/** Prepares a table that waits for water and orders at each kitchen stage. */
async function busyEvening(url: string, merchant: StaffConsole): Promise<void> {
  const [collected, brought] = [await guestWithUnpaidOrder(url, 1), await guestWithDeliveryOrder(url, 2)]
  for (const { token, order } of [collected, brought]) {
    await callApi(url, payContract.pay, { orderId: order.id, payType: 'promptpay' }, token)
    for (const button of ['Paid', 'Accept']) await merchant.clickOrderButton(order.orderNo, button)
  }
  await merchant.clickOrderButton(brought.order.orderNo, 'Ready')
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
