import type { Locator, Page } from 'playwright-core'
import { StaffCalls } from './staffCalls'

/** Texts of the console's orders in Thai. */
export const ORDER_TEXTS = {
  ...{ board: 'ออเดอร์', search: 'ค้นหา' },
  ...{ accept: 'รับออเดอร์', ready: 'ทำเสร็จแล้ว', handedOver: 'ลูกค้ารับแล้ว', sound: /^เสียง/ },
  ...{ refuse: 'ปฏิเสธและคืนเงินทั้งหมด', reason: /^เหตุผลถึงลูกค้า/ },
}

/** Signs in at the console, and waits for the live board of orders. */
export async function openBoard(page: Page, url: string): Promise<void> {
  const staff = await StaffCalls.enter(url)
  await staff.signInBrowser(page)
  await page.goto(`${url}/console/`)
  await page.getByRole('heading', { name: ORDER_TEXTS.board, exact: true }).waitFor()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
}

/** The card of an order in a lane of the board. */
export const cardOf = (page: Page, lane: string, id: string): Locator =>
  page.locator(`[data-lane=${lane}] [data-order="${id}"]`)

/** The switch of the chime. */
export const soundSwitch = (page: Page): Locator => page.getByRole('button', { name: ORDER_TEXTS.sound })
