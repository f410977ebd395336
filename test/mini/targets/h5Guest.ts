import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { waitForAnimations } from '../../e2e/harness/animations'
import { Phone } from '../../e2e/harness/phone'
import { Visitor } from '../../e2e/harness/visitor'
import { Bank } from '../harness/sandboxBank'
import type { TargetDriver } from './screens'

const reply = v.object({ data: v.object({ refNo: v.string() }) })

/** Visible elements by text, accessible name or selector; pages below the top one are hidden. */
const find = (page: Page, what: string) =>
  (what.startsWith('[') ? page.locator(what) : page.getByText(what, { exact: true })).locator('visible=true').last()

/** A driver for the web site. */
export async function h5Guest(browser: Browser, url: string): Promise<TargetDriver> {
  const phone = await Phone.open(browser, { sharp: true })
  await phone.reset(url, {})
  const visitor = new Visitor(phone, url)
  const { page } = visitor
  await visitor.deepLink('/pages/index/index')
  return {
    async tap(what) {
      // Playwright scrolls moving elements, such as an opening sheet, until they are stable.
      await waitForAnimations(page)
      await find(page, what).click()
      await visitor.settled()
    },
    see: (what) => find(page, what).waitFor(),
    gone: (what) => find(page, what).waitFor({ state: 'detached' }),
    type: (field, text) => page.getByLabel(field).fill(text),
    async pay() {
      const [started] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/channelApi/pay')),
        find(page, 'Pay now').click(),
      ])
      await find(page, 'I have paid').waitFor()
      await visitor.settled()
      const picture = await visitor.takeScreenshot()
      const { data } = v.parse(reply, await started.json())
      await new Bank(url).settle({ tradeNO: data.refNo }, 'paid')
      return picture
    },
    async screenshot() {
      await visitor.settled()
      return visitor.takeScreenshot()
    },
    close: () => phone.close(),
  }
}
