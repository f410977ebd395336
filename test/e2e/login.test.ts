import { translate } from '../../server/messages/messages'
import { eventually } from './harness/eventually'
import { guestWithOrder, OPEN_STORE } from './harness/guest'
import { SANDBOX, SignInDesk, spendElsewhere } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { VisitorOptions } from './harness/device'
import type { Visitor } from './harness/visitor'

const stage = setUpStage(SANDBOX)
const LOGIN = '/pages/other/login'
const ME = '/pages/index/my-index'

const visit = (who: VisitorOptions, act: (desk: SignInDesk, visitor: Visitor) => Promise<void>) =>
  stage.visit(who, (visitor) => act(new SignInDesk(visitor, stage.site.url), visitor))

it('a guest signs in by phone, returns to the same place, and finds cart and orders again', async () => {
  const { token } = await guestWithOrder(stage.site.url)
  await visit({ token }, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(ME)
    await desk.openLogin()
    await visitor.expectSound()
    await desk.enterByPhone('0811111111')
    await desk.arriveAt(ME)
    await page.getByText('+66811111111').or(page.getByText('0811111111')).first().waitFor()
    await page.getByRole('button', { name: /To pay, 1 order/ }).waitFor()
    await visitor.shoot('me-signed-in')
    await visitor.expectSound()

    // Going back skips the login page.
    await page.goBack()
    await visitor.settled()
    expect(visitor.route).not.toBe(LOGIN)

    await visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    await page.getByRole('button', { name: /2/ }).filter({ hasText: '฿' }).first().waitFor()
    await visitor.reload()
    await visitor.deepLink(ME)
    await page.getByText('Points', { exact: true }).waitFor()
  })
})

it('nothing is sent without consent: the row shows why and takes the focus', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(LOGIN)
    for (const way of ['Continue', 'Send code', 'LINE', 'Facebook']) {
      await desk.tap(way)
      await page.getByRole('alert').filter({ hasText: 'Please agree to the member terms' }).waitFor()
      await page.locator('[role=checkbox]:focus').waitFor()
    }
    await visitor.expectSound()
    expect(visitor.route).toBe(LOGIN)
    await desk.agree()
    await page.getByRole('alert').filter({ hasText: 'Please agree' }).waitFor({ state: 'detached' })
  }))

it('missing fields are reported one at a time, and the keyboard alone is enough', () =>
  visit({ screen: 'narrow' }, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(LOGIN)
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    const told = async (tip: string) => {
      await page.keyboard.press('Enter')
      // Key events need the focus in the dialog.
      await page.getByRole('dialog').filter({ hasText: tip }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await desk.field('Phone number').focus()
    await told('Please enter your phone number')
    await desk.field('Phone number').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('12345')
    await told('more than 6 digits')
    await desk.field('Phone number').fill('0812222222')
    await told('Please enter the code')
    await desk.field('6-digit code').and(page.locator(':focus')).waitFor()
    await visitor.expectSound()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }))

it.each([
  ['en', 'Phone number', '6-digit code', 'Continue', 'Send code'],
  ['th', 'หมายเลขโทรศัพท์', 'รหัส 6 หลัก', 'ดำเนินการต่อ', 'ส่งรหัส'],
  ['zh', '手机号', '6 位验证码', '继续', '发送验证码'],
] as const)('in %s a wrong or expired code is reported, and the input stays', (locale, phone, code, go, send) =>
  visit({ locale }, async (desk, visitor) => {
    await visitor.deepLink(LOGIN)
    await desk.agree()
    const told = async (key: 'account.codeWrong' | 'account.codeExpired') => {
      await desk.tap(go)
      await visitor.told(translate(locale, key))
    }
    const mine = `083300${1000 + locale.charCodeAt(0)}`
    await desk.field(phone).fill(mine)
    await desk.tap(send)
    await desk.countdown(/^(Resend in|ส่งใหม่ใน|\d+ 秒后重发)/)
    await desk.field(code).fill('000000')
    await told('account.codeWrong')
    const spent = await spendElsewhere(stage.site.url, mine)
    await desk.field(code).fill(spent)
    await told('account.codeExpired')
    await visitor.shoot(`login-wrong-code-${locale}`)
    expect(await desk.field(code).inputValue()).toBe(spent)
    expect(await desk.field(phone).inputValue()).toBe(mine)
    expect(visitor.route).toBe(LOGIN)
  }),
)

it('an account is registered by e-mail with a code, signs in with its password, and resets the password', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    const email = 'malee@example.com'
    await visitor.deepLink('/pages/other/register')
    await page.getByRole('radio', { name: 'Email' }).click()
    await desk.agree()
    await desk.proveBy(email, 'Email')
    await desk.field('Password, at least 8 characters').fill('first secret')
    await desk.field('Repeat password').fill('first secreT')
    await desk.tap('Create an account')
    await page.getByRole('dialog').filter({ hasText: 'Passwords do not match' }).waitFor()
    await desk.tap('Confirm')
    await desk.field('Repeat password').fill('first secret')
    await visitor.expectSound()
    await desk.tap('Create an account')
    await desk.arriveAt('/pages/index/index')

    await visitor.deepLink(ME)
    await page.getByText(email).first().waitFor()
    await desk.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()

    await desk.openLogin()
    await page.getByRole('radio', { name: 'Email' }).click()
    await desk.field('Email').fill(email)
    await desk.tap('Forgot password?')
    await desk.arriveAt('/pages/other/forgetting')
    await page.getByRole('radio', { name: 'Email' }).filter({ visible: true }).click()
    await eventually(() => desk.field('Email').inputValue(), email)
    await desk.proveBy(email, 'Email')
    await desk.field('Password, at least 8 characters').fill('second secret')
    await desk.field('Repeat password').fill('second secret')
    await visitor.expectSound()
    await desk.tap('Save password')
    await desk.arriveAt(LOGIN)

    await desk.agree()
    await desk.field('Email').fill(email)
    await desk.field('Password').fill('first secret')
    await desk.tap('Show password')
    await eventually(() => desk.field('Password').getAttribute('type'), 'text')
    await desk.tap('Continue')
    await visitor.told(translate('en', 'account.passwordWrong'))
    expect(await desk.field('Password').inputValue()).toBe('first secret')
    await desk.field('Password').fill('second secret')
    await page.keyboard.press('Enter')
    await desk.arriveAt(ME)
    await page.getByText(email).first().waitFor()
  }))

it('the countdown to the next code continues after the page was left', () =>
  visit({}, async (desk, visitor) => {
    await visitor.deepLink(LOGIN)
    await desk.agree()
    await desk.proveBy('0844444444')
    await visitor.reload()
    await desk.field('Phone number').fill('0844444444')
    await desk.page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor()
    await desk.field('Phone number').fill('0844444445')
    await desk.page.getByRole('button', { name: 'Send code' }).waitFor()
  }))
