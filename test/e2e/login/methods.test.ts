import { eventually } from '../harness/eventually'
import { SANDBOX, LoginPages } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const LOGIN = '/pages/other/login'
const ME = '/pages/index/my-index'

const BROWSERS = {
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44',
  alipay:
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 AlipayClient/10.5.20.8000',
  line: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/13.18.1',
}

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

/** Opens the login page from the member page and follows another login method. */
async function goTo(loginPages: LoginPages, site: string): Promise<void> {
  await loginPages.visitor.deepLink(ME)
  await loginPages.openLogin()
  await loginPages.acceptTerms()
  await loginPages.tap(site)
}

it('LINE is left by declining without an effect; signing in there uses its code once and removes it from the URL', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const calls: string[] = []
    page.on('request', (request) => void (request.url().includes('checkLineCode') && calls.push(request.url())))
    await goTo(loginPages, 'LINE')
    await page.getByRole('button', { name: 'Not now' }).click()
    await loginPages.waitForPage(LOGIN)
    await page.getByText('Welcome to').waitFor()
    expect(calls).toEqual([])
    await goTo(loginPages, 'LINE')
    await page.getByRole('button', { name: 'Ploy' }).click()
    await loginPages.waitForPage(ME)
    await page.getByText('Ploy').first().waitFor()
    await eventually(() => new URL(page.url()).search, '')
    await visitor.reload()
    await page.goBack().catch(() => undefined)
    await page.goForward().catch(() => undefined)
    await visitor.settled()
    expect(calls).toHaveLength(1)
  }))

it('Facebook login opens beside the page of a plain browser; its script loads with the first tap only', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const scripts: string[] = []
    page.on('request', (request) => void (request.url().includes('facebook') && scripts.push(request.url())))
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await page.getByRole('button', { name: 'LINE', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(WeChat|Alipay)$/ }).count()).toBe(0)
    expect(scripts).toEqual([])
    await loginPages.acceptTerms()
    await loginPages.tap('Facebook')
    const facebook = page.getByRole('dialog', { name: /Facebook/ })
    await facebook.getByRole('button', { name: 'Not now' }).click()
    await visitor.settled()
    expect(visitor.route).toBe(LOGIN)
    await loginPages.tap('Facebook')
    await facebook.getByRole('button', { name: 'Mei' }).click()
    await loginPages.waitForPage(ME)
    await page.getByText('Mei').first().waitFor()
    expect(scripts.filter((url) => url.endsWith('facebook-sdk.js'))).toHaveLength(1)
  }))

it('the browser of WeChat asks for authorisation and a phone number at the first sign-in only', () =>
  visit({ userAgent: BROWSERS.wechat }, async (loginPages, visitor) => {
    const { page } = loginPages
    await goTo(loginPages, 'WeChat')
    await page.getByRole('button', { name: 'Somchai' }).click()
    await loginPages.waitForPage('/pages/my/login/index')
    await page.getByText('One more step').waitFor()
    await visitor.expectNoProblems()
    await visitor.reload()
    await page.getByText('One more step').waitFor()
    await loginPages.enterCode('0855555555')
    await loginPages.tap('Bind this number')
    await loginPages.waitForPage(ME)
    await page.getByText('Somchai').first().waitFor()

    await loginPages.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
    await goTo(loginPages, 'WeChat')
    await page.getByRole('button', { name: 'Somchai' }).click()
    await loginPages.waitForPage(ME)
    await page.getByText('Somchai').first().waitFor()
  }))

it('the browser of Alipay signs in with its own account, and reports a wrong secret key for any answer other than 200', () =>
  visit({ userAgent: BROWSERS.alipay }, async (loginPages, visitor) => {
    const { page } = loginPages
    const call = '**/channelApi/wechat/login'
    await page.route(call, (route) => route.fulfill({ json: { code: 500, msg: 'isv.invalid-signature', data: null } }))
    await goTo(loginPages, 'Alipay')
    await page.getByRole('button', { name: 'Alex' }).click()
    await page.getByRole('dialog').getByText('The secret key of the Alipay app is not configured correctly.').waitFor()
    await visitor.expectNoProblems()
    await loginPages.tap('Confirm')
    expect(visitor.route).toBe(LOGIN)
    await page.unroute(call)
    await goTo(loginPages, 'Alipay')
    await page.getByRole('button', { name: 'Alex' }).click()
    await loginPages.waitForPage(ME)
    await page.getByText('Alex').first().waitFor()
  }))

it('on the page that binds a phone number a guest signs in, and a user of LINE, the only method in its browser, binds one', () =>
  visit({ userAgent: BROWSERS.line }, async (loginPages, visitor) => {
    const { page } = loginPages
    const binding = '/pages/my/login/index'
    await visitor.deepLink(binding)
    await loginPages.signInByPhone('0877777777')
    await loginPages.waitForPage('/pages/index/index')
    await visitor.deepLink(ME)
    await loginPages.tap('Log out')
    await loginPages.openLogin()
    await page.getByRole('button', { name: 'LINE', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(Facebook|WeChat|Alipay)$/ }).count()).toBe(0)
    await loginPages.acceptTerms()
    await loginPages.tap('LINE')
    await page.getByRole('button', { name: 'Alex' }).click()
    await loginPages.waitForPage(ME)
    await page.getByText('Alex').first().waitFor()
    await visitor.deepLink(binding)
    await loginPages.field('Phone number').waitFor()
    await page.getByRole('checkbox').waitFor({ state: 'detached' })
    await visitor.expectNoProblems()
    await loginPages.enterCode('0888888888')
    await loginPages.tap('Bind this number')
    await loginPages.waitForPage('/pages/index/index')
    await visitor.deepLink(ME)
    await page.getByText('088 888 8888').first().waitFor()
  }))
