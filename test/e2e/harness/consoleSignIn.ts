import type { Locator, Page } from 'playwright-core'
import { CONSOLE_EMAIL, CONSOLE_PASSWORD } from './staffConsole'
import type { Visitor } from './visitor'

/** Texts of the console's orders in Thai. */
export const ORDER_TEXTS = {
  ...{ email: /^อีเมล/, password: /^รหัสผ่าน/, signIn: 'เข้าสู่ระบบ', board: 'ออเดอร์', search: 'ค้นหา' },
  ...{ accept: 'รับออเดอร์', ready: 'ทำเสร็จแล้ว', handedOver: 'ลูกค้ารับแล้ว', sound: /^เสียง/ },
  ...{ refuse: 'ปฏิเสธและคืนเงินทั้งหมด', reason: /^เหตุผลถึงลูกค้า/ },
}

/** Signs in at the console on a new device, and waits for the live board of orders. */
export async function openBoard({ page, problems }: Visitor, url: string): Promise<void> {
  await page.goto(`${url}/console/app/`)
  await page.getByLabel(ORDER_TEXTS.email).fill(CONSOLE_EMAIL)
  await page.getByLabel(ORDER_TEXTS.password).fill(CONSOLE_PASSWORD)
  await page.getByRole('button', { name: ORDER_TEXTS.signIn }).click()
  await page.getByRole('heading', { name: ORDER_TEXTS.board, exact: true }).waitFor()
  await page.locator('[data-connection=live]').waitFor({ state: 'attached' })
  // The page asked for its session before there was one.
  problems.length = 0
}

/** The card of an order in a lane of the board. */
export const cardOf = (page: Page, lane: string, id: string): Locator =>
  page.locator(`[data-lane=${lane}] [data-order="${id}"]`)

/** The switch of the chime. */
export const soundSwitch = (page: Page): Locator => page.getByRole('button', { name: ORDER_TEXTS.sound })
