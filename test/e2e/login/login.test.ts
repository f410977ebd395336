import { translate } from '../../../server/messages/messages'
import { eventually } from '../harness/eventually'
import { guestWithOrderAndCart, OPEN_STORE } from '../harness/guest'
import { SANDBOX, LoginPages, useCodeElsewhere } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const LOGIN = '/pages/other/login'
const ME = '/pages/index/my-index'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

it('a guest signs in by phone, returns to the same place, and finds cart and orders again', async () => {
  const { token } = await guestWithOrderAndCart(harness.site.url)
  await visit({ token }, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await visitor.expectNoProblems()
    await loginPages.signInByPhone('0811111111')
    await loginPages.waitForPage(ME)
    await page.getByText('081 111 1111').first().waitFor()
    await page.getByRole('button', { name: /To pay, 1 order/ }).waitFor()
    await visitor.saveScreenshot('me-signed-in')
    await visitor.expectNoProblems()

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
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(LOGIN)
    for (const label of ['Continue', 'Send code', 'LINE', 'Facebook']) {
      await loginPages.tap(label)
      await page.getByRole('alert').filter({ hasText: 'Please agree to the member terms' }).waitFor()
      await page.locator('[role=checkbox]:focus').waitFor()
    }
    await visitor.expectNoProblems()
    expect(visitor.route).toBe(LOGIN)
    await loginPages.acceptTerms()
    await page.getByRole('alert').filter({ hasText: 'Please agree' }).waitFor({ state: 'detached' })
  }))

it('missing fields are reported one at a time, and the keyboard alone is enough', () =>
  visit({ screen: 'narrow' }, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(LOGIN)
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    const expectToast = async (tip: string) => {
      await page.keyboard.press('Enter')
      // Key events need the focus in the dialog.
      await page.getByRole('dialog').filter({ hasText: tip }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await loginPages.field('Phone number').focus()
    await expectToast('Please enter your phone number')
    await loginPages.field('Phone number').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('12345')
    await expectToast('more than 6 digits')
    await loginPages.field('Phone number').fill('0812222222')
    await expectToast('Please enter the code')
    await loginPages.field('6-digit code').and(page.locator(':focus')).waitFor()
    await visitor.expectNoProblems()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }))

it.each([
  ['en', 'Phone number', '6-digit code', 'Continue', 'Send code'],
  ['th', 'หมายเลขโทรศัพท์', 'รหัส 6 หลัก', 'ดำเนิน\u2060การต่อ', 'ส่งรหัส'],
  ['zh', '手机号', '6 位验证码', '继续', '发送验证码'],
] as const)('in %s a wrong or expired code is reported, and the input stays', (locale, phone, code, go, send) =>
  visit({ locale }, async (loginPages, visitor) => {
    await visitor.deepLink(LOGIN)
    await loginPages.acceptTerms()
    const expectToast = async (key: 'account.codeWrong' | 'account.codeExpired') => {
      await loginPages.tap(go)
      await visitor.waitForToast(translate(locale, key))
    }
    const mine = `083300${1000 + locale.charCodeAt(0)}`
    await loginPages.field(phone).fill(mine)
    await loginPages.tap(send)
    await loginPages.waitForCountdown(/^(Resend in|ส่งใหม่ใน|\d+ 秒后重发)/)
    await loginPages.field(code).fill('000000')
    await expectToast('account.codeWrong')
    const spent = await useCodeElsewhere(harness.site.url, mine)
    await loginPages.field(code).fill(spent)
    await visitor.waitForThrottle()
    await expectToast('account.codeExpired')
    await visitor.saveScreenshot(`login-wrong-code-${locale}`)
    expect(await loginPages.field(code).inputValue()).toBe(spent)
    expect(await loginPages.field(phone).inputValue()).toBe(mine)
    expect(visitor.route).toBe(LOGIN)
  }),
)

it('an account is registered by e-mail with a code, signs in with its password, and resets the password', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const email = 'malee@example.com'
    await visitor.deepLink('/pages/other/register')
    await page.getByRole('radio', { name: 'Email' }).click()
    await loginPages.acceptTerms()
    await loginPages.enterCode(email, 'Email')
    await loginPages.field('Password, at least 8 characters').fill('first secret')
    await loginPages.field('Repeat password').fill('first secreT')
    await loginPages.tap('Create an account')
    await page.getByRole('dialog').filter({ hasText: 'Passwords do not match' }).waitFor()
    await loginPages.tap('Confirm')
    await loginPages.field('Repeat password').fill('first secret')
    await visitor.expectNoProblems()
    await loginPages.tap('Create an account')
    await loginPages.waitForPage('/pages/index/index')

    await visitor.deepLink(ME)
    await page.getByText(email).first().waitFor()
    await loginPages.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()

    await loginPages.openLogin()
    await page.getByRole('radio', { name: 'Email' }).click()
    await loginPages.field('Email').fill(email)
    await loginPages.tap('Forgot password?')
    await loginPages.waitForPage('/pages/other/forgetting')
    await page.getByRole('radio', { name: 'Email' }).filter({ visible: true }).click()
    await eventually(() => loginPages.field('Email').inputValue(), email)
    await loginPages.enterCode(email, 'Email')
    await loginPages.field('Password, at least 8 characters').fill('second secret')
    await loginPages.field('Repeat password').fill('second secret')
    await visitor.expectNoProblems()
    await loginPages.tap('Save password')
    await loginPages.waitForPage(LOGIN)

    await loginPages.acceptTerms()
    await loginPages.field('Email').fill(email)
    await loginPages.field('Password').fill('first secret')
    await loginPages.tap('Show password')
    await eventually(() => loginPages.field('Password').getAttribute('type'), 'text')
    await loginPages.tap('Continue')
    await visitor.waitForToast(translate('en', 'account.passwordWrong'))
    expect(await loginPages.field('Password').inputValue()).toBe('first secret')
    await loginPages.field('Password').fill('second secret')
    await page.keyboard.press('Enter')
    await loginPages.waitForPage(ME)
    await page.getByText(email).first().waitFor()
  }))

it('the countdown to the next code continues after the page was left', () =>
  visit({}, async (loginPages, visitor) => {
    await visitor.deepLink(LOGIN)
    await loginPages.acceptTerms()
    await loginPages.enterCode('0844444444')
    await visitor.reload()
    await loginPages.field('Phone number').fill('0844444444')
    await loginPages.page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor()
    await loginPages.field('Phone number').fill('0844444445')
    await loginPages.page.getByRole('button', { name: 'Send code' }).waitFor()
  }))
