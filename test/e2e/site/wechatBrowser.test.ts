import type { Page } from 'playwright-core'
import { eventually } from '../harness/eventually'
import { signInMember } from '../harness/member'
import { withScanLink } from '../harness/scanLink'
import { SANDBOX } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const userAgent =
  'Mozilla/5.0 (Linux; Android 13; 22021211RC) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.44'
const HOME = '/pages/index/index'
const PROFILE = '/pages/other/chooseAvatar'

/** Visits as a guest in WeChat's in-app browser. `asked` collects the requests for WeChat's scripts. */
const visit = (who: VisitorOptions, act: (visitor: Visitor, requested: string[]) => Promise<void>) =>
  harness.visit({ userAgent, ...who }, (visitor) => {
    const requests: string[] = []
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/wechat-sdk|jssdk|Api\/upload/.test(pathname)) requests.push(pathname)
    })
    return act(visitor, requests)
  })

/** The dialog that stands for WeChat. */
const wechat = (page: Page) => page.getByRole('dialog', { name: /standing in for WeChat/ })
const answer = (page: Page, name: string) => wechat(page).getByRole('button', { name, exact: true }).click()

/** Opens the scanner from the home page. */
async function openScanner(visitor: Visitor): Promise<void> {
  await withScanLink(visitor.page)
  await visitor.deepLink(HOME)
  await visitor.page.getByRole('button', { name: 'More' }).first().click()
}

it("a picture chosen in WeChat is fetched from its servers by ours and becomes the user's picture", async () => {
  const member = await signInMember(harness.site.url, '0812000777')
  await visit({ member }, async (visitor, requested) => {
    const { page } = visitor
    await visitor.deepLink(PROFILE)
    await visitor.settled()
    expect(requested).toEqual([])
    await page.getByRole('button', { name: 'Change picture' }).click()
    await answer(page, 'Not now')
    await visitor.waitForThrottle()
    await page.getByRole('button', { name: 'Change picture' }).click()
    await answer(page, 'Choose one')
    await visitor.waitForToast('Picture saved')
    expect(requested).toHaveLength(3)
    expect(new Set(requested)).toEqual(
      new Set(['/channelApi/jssdk', '/channelApi/upload/media', '/sandbox/wechat-sdk.js']),
    )
    await visitor.reload()
    await page.locator('img[src*="/media/uploads/"]').first().waitFor()
  })
})

it("WeChat's scanner is used: known codes are followed, foreign ones are reported", () =>
  visit({}, async (visitor) => {
    const { page } = visitor
    await openScanner(visitor)
    await answer(page, 'Not now')
    expect(visitor.route).toBe(HOME)
    await page.getByRole('button', { name: 'More' }).first().click()
    await wechat(page).getByRole('textbox').fill('https://elsewhere.example')
    await answer(page, 'Scan')
    await page.getByRole('dialog').getByText('This is not one of our codes.').waitFor()
    await visitor.expectNoProblems()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'More' }).first().click()
    await wechat(page).getByRole('textbox').fill('https://codes.example/s/storeGoods?storeId=ari')
    await answer(page, 'Scan')
    await page.getByText('Sala Bistro · Ari').locator('visible=true').first().waitFor()
    await visitor.settled()
    expect(visitor.route).toBe('/pages/index/goods')
  }))

it('WeChat provides the position, also after it was refused, and shows the way to a store', () =>
  visit({}, async (visitor) => {
    const { page } = visitor
    const ask = page.getByRole('button', { name: 'Use my location' })
    await visitor.deepLink('/pages/shop/select/index')
    await ask.click()
    await answer(page, 'Not now')
    await page.getByText('We could not access your location').waitFor()
    await page
      .getByText(/^Sala Bistro · \w+$/)
      .nth(2)
      .waitFor()
    await visitor.reload()
    await ask.click()
    await answer(page, 'Allow')
    await page.getByText('Nearest first').waitFor()
    const first = page.getByText(/Sala Bistro · \w+/).first()
    await eventually(() => first.innerText(), 'Sala Bistro · Thonglor')
    await visitor.follow('/pages/shop/out/sjjs', { storeId: 'ari' })
    await visitor.top.getByRole('button', { name: 'Directions' }).click()
    await wechat(page).getByText('Here is Sala Bistro · Ari').waitFor()
    await answer(page, 'Close')
    expect(visitor.route).toBe('/pages/shop/out/sjjs')
  }))

it('the browser scans by itself when the signature is refused', () =>
  visit({ camera: true }, async (visitor) => {
    await visitor.page.route('**/channelApi/jssdk*', (route) =>
      route.fulfill({ json: { code: 500, msg: 'no ticket', data: null } }),
    )
    await openScanner(visitor)
    await visitor.page.waitForURL('**/#/scan')
    await visitor.settled()
  }))
