import { eventually } from './harness/eventually'
import { SANDBOX, SignInDesk } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { VisitorOptions } from './harness/device'
import type { Visitor } from './harness/visitor'

const stage = setUpStage(SANDBOX)
const LOGIN = '/pages/other/login'
const ME = '/pages/index/my-index'
const ADDRESSES = '/pages/my/addres/addresses'

const BROWSERS = {
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44',
  alipay:
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 AlipayClient/10.5.20.8000',
  line: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/13.18.1',
}

const visit = (who: VisitorOptions, act: (desk: SignInDesk, visitor: Visitor) => Promise<void>) =>
  stage.visit(who, (visitor) => act(new SignInDesk(visitor, stage.site.url), visitor))

/** Opens the login page from the member page and follows another login method. */
async function goTo(desk: SignInDesk, house: string): Promise<void> {
  await desk.visitor.deepLink(ME)
  await desk.openLogin()
  await desk.agree()
  await desk.tap(house)
}

it('LINE login redirects out and back, uses its code once and removes it from the URL', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    const calls: string[] = []
    page.on('request', (request) => void (request.url().includes('checkLineCode') && calls.push(request.url())))
    await goTo(desk, 'LINE')
    await page.getByRole('button', { name: 'Ploy' }).click()
    await desk.arriveAt(ME)
    await page.getByText('Ploy').first().waitFor()
    await eventually(() => new URL(page.url()).search, '')
    await visitor.reload()
    await page.goBack().catch(() => undefined)
    await page.goForward().catch(() => undefined)
    await visitor.settled()
    expect(calls).toHaveLength(1)
  }))

it('a URL with an unrequested code does nothing and is cleaned', () =>
  visit({}, async (desk, visitor) => {
    await desk.page.goto(`${stage.site.url}/?code=sandbox-ploy&state=forged#${ME}`)
    await visitor.settled()
    await desk.page.getByText('Log in to collect points').waitFor()
    await eventually(() => new URL(desk.page.url()).search, '')
  }))

it('declining at LINE returns to the login page without an effect', () =>
  visit({}, async (desk) => {
    await goTo(desk, 'LINE')
    await desk.page.getByRole('button', { name: 'Not now' }).click()
    await desk.arriveAt(LOGIN)
    await desk.page.getByText('Welcome to').waitFor()
  }))

it('Facebook login opens beside the page; its script loads with the first tap only', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    const scripts: string[] = []
    page.on('request', (request) => void (request.url().includes('facebook') && scripts.push(request.url())))
    await visitor.deepLink(ME)
    await desk.openLogin()
    expect(scripts).toEqual([])
    await desk.agree()
    await desk.tap('Facebook')
    await page
      .getByRole('dialog', { name: /Facebook/ })
      .getByRole('button', { name: 'Not now' })
      .click()
    await visitor.settled()
    expect(visitor.route).toBe(LOGIN)
    await desk.tap('Facebook')
    await page
      .getByRole('dialog', { name: /Facebook/ })
      .getByRole('button', { name: 'Mei' })
      .click()
    await desk.arriveAt(ME)
    await page.getByText('Mei').first().waitFor()
    expect(scripts.filter((url) => url.endsWith('facebook-sdk.js'))).toHaveLength(1)
  }))

it('the browser of WeChat asks for authorisation and a phone number at the first sign-in only', () =>
  visit({ userAgent: BROWSERS.wechat }, async (desk, visitor) => {
    const { page } = desk
    await goTo(desk, 'WeChat')
    await page.getByRole('button', { name: 'Somchai' }).click()
    await desk.arriveAt('/pages/my/login/index')
    await page.getByText('One more step').waitFor()
    await visitor.expectSound()
    await desk.proveBy('0855555555')
    await desk.tap('Bind this number')
    await desk.arriveAt(ME)
    await page.getByText('Somchai').first().waitFor()

    await desk.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
    await goTo(desk, 'WeChat')
    await page.getByRole('button', { name: 'Somchai' }).click()
    await desk.arriveAt(ME)
    await page.getByText('Somchai').first().waitFor()
  }))

it('the browser of Alipay signs in with its own account only', () =>
  visit({ userAgent: BROWSERS.alipay }, async (desk) => {
    const { page } = desk
    await goTo(desk, 'Alipay')
    await page.getByRole('button', { name: 'Alex' }).click()
    await desk.arriveAt(ME)
    await page.getByText('Alex').first().waitFor()
  }))

it('the browser of Alipay reports a wrong secret key for any answer other than 200', () =>
  visit({ userAgent: BROWSERS.alipay }, async (desk, visitor) => {
    const { page } = desk
    await page.route('**/channelApi/wechat/login', (route) =>
      route.fulfill({ json: { code: 500, msg: 'isv.invalid-signature', data: null } }),
    )
    await goTo(desk, 'Alipay')
    await page.getByRole('button', { name: 'Alex' }).click()
    await page.getByRole('dialog').getByText('The secret key of the Alipay app is not configured correctly.').waitFor()
    await visitor.expectSound()
    await desk.tap('Confirm')
    expect(visitor.route).toBe(LOGIN)
  }))

it('a user without a phone binds one, and a guest signs in on the same page', () =>
  visit({ userAgent: BROWSERS.line }, async (desk, visitor) => {
    const { page } = desk
    const binding = '/pages/my/login/index'
    await visitor.deepLink(binding)
    await desk.enterByPhone('0877777777')
    await desk.arriveAt('/pages/index/index')
    await visitor.deepLink(ME)
    await desk.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
    await goTo(desk, 'LINE')
    await page.getByRole('button', { name: 'Alex' }).click()
    await desk.arriveAt(ME)
    await page.getByText('Alex').first().waitFor()
    await visitor.deepLink(binding)
    await desk.field('Phone number').waitFor()
    await page.getByRole('checkbox').waitFor({ state: 'detached' })
    await visitor.expectSound()
    await desk.proveBy('0888888888')
    await desk.tap('Bind this number')
    await desk.arriveAt('/pages/index/index')
    await visitor.deepLink(ME)
    await page
      .getByText(/88888888/)
      .first()
      .waitFor()
  }))

it('the browser of LINE shows only its own login method', () =>
  visit({ userAgent: BROWSERS.line }, async (desk, visitor) => {
    await visitor.deepLink(LOGIN)
    await desk.page.getByRole('button', { name: 'LINE', exact: true }).waitFor()
    expect(await desk.page.getByRole('button', { name: /^(Facebook|WeChat|Alipay)$/ }).count()).toBe(0)
  }))

it('a plain browser shows LINE and Facebook and returns to a page with its query', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(LOGIN)
    await page.getByRole('button', { name: 'LINE', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^(WeChat|Alipay)$/ }).count()).toBe(0)
    await visitor.deepLink(ADDRESSES)
    await page.evaluate(() => localStorage.setItem('returnPath', JSON.stringify({ data: '/pages/other/block' })))
    await visitor.deepLink(LOGIN)
    await desk.agree()
    await desk.tap('LINE')
    await page.getByRole('button', { name: 'Mei' }).click()
    await desk.arriveAt('/pages/other/block')
  }))
