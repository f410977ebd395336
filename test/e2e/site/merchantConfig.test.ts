import type { Page } from 'playwright-core'
import { stopClock } from '../harness/actions'
import { eventually } from '../harness/eventually'
import { setUpHarness } from '../harness/harness'
import { SANDBOX } from '../harness/loginPages'
import { signInMember } from '../harness/member'
import { textsIn } from '../harness/texts'

const harness = setUpHarness(SANDBOX)
const t = textsIn('en')

const HOME = '/pages/index/index'
const MENU = '/pages/index/goods'
const ME = '/pages/index/my-index'
const CUSTOM = '/pages/order/other/custom'

type Part = Record<string, unknown>

/** Serves a modified configuration; `forms` and `system` may change while the page is open. */
async function withMerchant(page: Page, { forms = {}, system = {} }: { forms?: Part; system?: Part }): Promise<void> {
  const say = (path: string, data: Part) =>
    page.route(`**/channelApi/${path}`, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: Part }
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...data } } })
    })
  await say('configFormMap', forms)
  await say('system', system)
}

const CUSTOM_TEXTS = {
  live: 'Collect',
  takeOut: 'To go',
  inStore: 'Eat here',
  integral: 'Stars',
  balance: 'Purse',
  informationTitle: 'About you',
  hbfh: '',
  hbmc: 'Baht',
}

it("the merchant's labels, texts and currency replace the defaults everywhere", () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await withMerchant(page, {
      system: { custom: CUSTOM_TEXTS },
      forms: { copywriting: { texts: { 'tabs.menu': 'Dishes', 'menu.search': '' } } },
    })
    await visitor.deepLink(HOME)
    await page.getByRole('button', { name: /^Collect/ }).waitFor()
    await page.getByText('Log in to collect Stars').waitFor()
    await page.getByText('Stars, coupons and member prices').waitFor()
    await visitor.follow(MENU)
    await visitor.top.getByRole('link', { name: 'Dishes' }).waitFor()
    await visitor.top.getByText('Baht\u00a0').first().waitFor()
    expect(await visitor.top.innerText()).not.toMatch(/฿|Pickup|Takeout/)
    await visitor.saveScreenshot('merchant-words')
    await visitor.expectNoProblems()
    await visitor.follow('/pages/index/goodsmethod')
    for (const label of ['Collect', 'To go', 'Eat here']) await visitor.top.getByText(label, { exact: true }).waitFor()
  }))

it('a disabled feature is offered nowhere, and its page shows a message', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await withMerchant(page, { system: { power: ['takeOutFood', 'wifi'] } })
    await visitor.deepLink(HOME)
    await page.getByRole('button', { name: /^Takeout/ }).waitFor()
    await page.getByText('Cooked most this week').waitFor()
    for (const missing of ['Pickup', 'Dine in', 'Fast order', 'Pay from your seat', 'Ready when you are'])
      expect(await page.getByText(missing, { exact: true }).count()).toBe(0)
    await visitor.saveScreenshot('merchant-few-functions')
    await visitor.follow('/pages/shop/in/dmf', { storeId: 'thonglor' })
    await page.getByText('This is not available yet').waitFor()
    await visitor.expectNoProblems()
    await page.getByRole('button', { name: 'Go to the home page' }).click()
    await page.waitForURL(`**/#${HOME}`)
  }))

it('queue, reservations, bottles, invitations, sign-in, top-ups and coupons each have their text while they are off', async () => {
  const member = await signInMember(harness.site.url, '0847000188')
  await harness.visit({ member }, async (visitor) => {
    const { page } = visitor
    await withMerchant(page, { system: { power: ['goods'] } })
    await visitor.deepLink(ME)
    for (const [path, text] of [
      ['/pages/my/lineup/pdqh', t('lineup.closed')],
      ['/pages/other/reserve/index', t('reserve.closed')],
      ['/pages/order/storage/list', t('bottles.closed')],
      ['/pages/order/invitation/yqyl', t('invite.none')],
      ['/pages/my/signin/index', t('dailySignIn.closed')],
      ['/pages/other/recharge/index', t('topUp.closed')],
      ['/pages/other/coupon/center', t('couponCentre.closed')],
    ] as const) {
      await visitor.follow(path, { storeId: 'thonglor' })
      await visitor.top.getByText(text, { exact: true }).waitFor()
    }
    await visitor.expectNoProblems()
  })
})

const tab = (title: string, url: string) => ({ title, url, icon: '', selectedIcon: '' })
const NAV = {
  background: '#12382b',
  color: '#cfe3d9',
  selectedColor: '#ffd27a',
  type: 'both',
  positionType: 'float',
  selected: 0,
  list: [
    tab('Start', 'pages/index/index?from=tab'),
    tab('Eat', MENU),
    tab('Kitchen', `${CUSTOM}?pid=story`),
    tab('Mall', '/mbaoming'),
    tab('You', ME),
  ],
}

it('the tab bar follows the server’s layout, also on pages that are tabs only in that layout, and on no others', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await withMerchant(page, { forms: { nav: NAV } })
    await visitor.deepLink(HOME)
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    // Both bars are visible during a page transition.
    const marked = () => bar.locator('[aria-current=true]').allInnerTexts()
    await bar.getByText('Kitchen').waitFor()
    expect((await bar.getByRole('link').allInnerTexts()).map((text) => text.trim())).toEqual([
      'Start',
      'Eat',
      'Kitchen',
      'You',
    ])
    await eventually(marked, ['Start'])
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(18, 56, 43)')
    await visitor.saveScreenshot('merchant-tabs')
    await bar.getByRole('link', { name: 'Kitchen' }).click()
    await page.waitForURL(`**/#${CUSTOM}?pid=story`)
    await visitor.settled()
    await eventually(marked, ['Kitchen'])
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('merchant-tabs-custom')
    for (const [path, query] of [
      [CUSTOM, { pid: 'another' }],
      ['/pages/shop/select/index', {}],
    ] as const) {
      await visitor.follow(path, query)
      await eventually(() => bar.count(), 0)
    }
  }))

it('a sixth tab and further ones are under "More", on the narrowest phone', () =>
  harness.visit({ screen: 'narrow' }, async (visitor) => {
    const { page } = visitor
    const many = ['Start', 'Eat', 'Kitchen', 'Garden', 'Cellar', 'Journal', 'Friends'].map((title, index) =>
      tab(title, index === 0 ? '/' : `${CUSTOM}?pid=${title}`),
    )
    await withMerchant(page, { forms: { nav: { ...NAV, positionType: 'fixed', list: many } } })
    await visitor.deepLink(HOME)
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await bar.getByText('Kitchen').waitFor()
    expect((await bar.innerText()).split(/\s+/).filter(Boolean)).toEqual([
      ...many.slice(0, 5).map(({ title }) => title),
      'More',
    ])
    await visitor.saveScreenshot('merchant-tabs-more')
    await bar.getByRole('button', { name: 'More' }).click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    await sheet.getByRole('link', { name: 'Journal' }).waitFor()
    await visitor.saveScreenshot('merchant-tabs-sheet')
    await visitor.expectNoProblems()
    await sheet.getByRole('link', { name: 'Friends' }).click()
    await page.waitForURL(`**/#${CUSTOM}?pid=Friends`)
  }))

const FIRING = {
  on: true,
  image: 'pictures/hero-khao-soi.webp',
  alt: 'Chiang Mai in a bowl',
  often: 'launch',
  // Long enough for a slow machine.
  seconds: 60,
  link: { params: 'platform', name: { id: 'goods' } },
}

describe('the splash picture', () => {
  const splashOf = (page: Page) => page.getByRole('dialog', { name: 'Chiang Mai in a bowl' })

  it('covers the home page once, counts down, can be skipped, leads on and closes by itself', () =>
    harness.visit({ fresh: true }, async (visitor) => {
      const { page } = visitor
      await stopClock(page)
      const firing = { ...FIRING }
      await withMerchant(page, { forms: { firing } })
      await visitor.deepLink(HOME)
      await splashOf(page).waitFor()
      await page.getByText(/Skip \d/).waitFor()
      await visitor.expectNoProblems()
      await visitor.saveScreenshot('splash')
      await page.getByRole('button', { name: 'Skip' }).click()
      await splashOf(page).waitFor({ state: 'detached' })
      await page.getByText('Cooked most this week').waitFor()
      await visitor.reload()
      await page.getByText('Cooked most this week').waitFor()
      expect(await splashOf(page).count()).toBe(0)
      await visitor.deepLink(HOME)
      await splashOf(page)
        .getByRole('button', { name: 'Chiang Mai in a bowl' })
        .click({ position: { x: 180, y: 500 } })
      await page.waitForURL(`**/#${MENU}`)
      await splashOf(page).waitFor({ state: 'detached' })
      firing.seconds = 5
      await visitor.deepLink(HOME)
      await splashOf(page).waitFor()
      await splashOf(page).waitFor({ state: 'detached' })
      expect(visitor.route).toBe(HOME)
    }))

  it('never covers the target of a link and never waits for a picture that fails to load', () =>
    harness.visit({}, async (visitor) => {
      const { page } = visitor
      await withMerchant(page, { forms: { firing: { ...FIRING, image: 'pictures/gone.webp' } } })
      await page.route('**/gone.webp', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
      await visitor.deepLink(HOME)
      await page.getByText('Cooked most this week').waitFor()
      expect(await splashOf(page).count()).toBe(0)
      await page.unroute('**/channelApi/configFormMap')
      await withMerchant(page, { forms: { firing: FIRING } })
      await visitor.deepLink(MENU)
      await page.getByText('Sala Bistro · Thonglor').waitFor()
      expect(await page.evaluate<string | null>(`localStorage.getItem('splash')`)).toBeNull()
    }))
})

it('language, light and dark mode and the merchant’s colours change on the open page, and language and mode are there after a reload', () =>
  harness.visit({ dark: false }, async (visitor) => {
    const { page } = visitor
    const style = { color: { btnColor: '#B11E23', fontColor: '#fff' } }
    await withMerchant(page, { forms: { style } })
    await visitor.deepLink(ME)
    await page.evaluate('window.stillTheSamePage = true')
    // Both pages are visible during a page transition.
    const shell = page.getByRole('main').filter({ visible: true }).last()
    const brand = () =>
      shell.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim().toLowerCase())
    expect(await brand()).toBe('#b11e23')

    await page.getByRole('radio', { name: 'Auto' }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('.theme-dark').first().waitFor()
    await page.getByRole('radio', { name: 'Light' }).click()
    await page.locator('.theme-light').first().waitFor()

    style.color = { btnColor: '#0F5B3E', fontColor: '#fff' }
    await page.getByRole('radio', { name: 'ไทย' }).click()
    await page.getByRole('heading', { name: 'ผู้เยี่ยมชม' }).waitFor()
    await page.locator('[role=main][style*="#0f5b3e"]').filter({ visible: true }).waitFor()
    await page.getByRole('radio', { name: '中文' }).click()
    await page.getByRole('link', { name: '首页' }).click()
    await page.getByText('本周最受欢迎').waitFor()
    await eventually(brand, '#0f5b3e')
    expect(await page.evaluate('window.stillTheSamePage')).toBe(true)
    await visitor.saveScreenshot('merchant-colours')
    await visitor.reload()
    await page.getByText('本周最受欢迎').waitFor()
    await page.locator('.theme-light').first().waitFor()
  }))
