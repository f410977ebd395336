import { translate } from '../../../server/messages/messages'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { eventually } from '../harness/eventually'
import { callApi, guestWithOrderAndCart, OPEN_STORE } from '../harness/guest'
import { LoginPages, newestCode, registerElsewhere, SANDBOX, useCodeElsewhere } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const LOGIN = '/pages/other/login'
const HOME = '/pages/index/index'
const ME = '/pages/index/my-index'
const PROFILE = '/pages/other/chooseAvatar'
const password = 'a long secret'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

it('a guest may close the login page; a page for users leads there and, after a sign-in by phone, back with its query', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const returnPath = () => page.evaluate(() => localStorage.getItem('returnPath'))
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await visitor.expectNoProblems()
    await loginPages.tap('Look around without an account')
    await loginPages.waitForPage(ME)
    await visitor.deepLink(LOGIN)
    await loginPages.tap('Close')
    await loginPages.waitForPage(HOME)
    await eventually(returnPath, null)

    const query = { from: 'card', note: 'บ้าน-50%&c=d' }
    await visitor.deepLink(PROFILE, query)
    await loginPages.waitForPage(LOGIN)
    await page.getByText('+66', { exact: true }).waitFor()
    await loginPages.acceptTerms()
    // The number of 081 111 1111, typed with its country code.
    await loginPages.field('Phone number').pressSequentially('+66 81-111 1111 x')
    await eventually(() => loginPages.field('Phone number').inputValue(), '+66 81-111 1111 ')
    await page.getByText('+66', { exact: true }).waitFor({ state: 'detached' })
    await loginPages.tap('Send code')
    await loginPages.waitForCountdown(/^Resend in/)
    await loginPages.field('6-digit code').fill(await newestCode(harness.site.url, '0811111111'))
    await loginPages.tap('Continue')
    await loginPages.waitForPage(PROFILE)
    const [, search] = new URL(page.url()).hash.split('?')
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject(query)
    await loginPages.field('Name').waitFor()
    await eventually(returnPath, null)
    // Going back skips the login page.
    await page.goBack()
    await visitor.settled()
    expect(visitor.route).not.toBe(LOGIN)
    await visitor.deepLink(ME)
    await page.getByText('081 111 1111').first().waitFor()
    await page.getByText('Points', { exact: true }).waitFor()
  }))

it('a guest who signs in keeps cart and orders; after logout the next guest has neither, and the user finds them again', async () => {
  const { url } = harness.site
  const { token } = await guestWithOrderAndCart(url)
  const email = 'out@example.com'
  await registerElsewhere(url, email, password)
  await visit({ token }, async (loginPages, visitor) => {
    const { page } = loginPages
    const cart = page.getByRole('button', { name: /^Open the cart/ }).filter({ visible: true })
    const signIn = async () => {
      await visitor.deepLink(ME)
      await loginPages.openLogin()
      await loginPages.signInByEmail(email, password)
      await loginPages.waitForPage(ME)
      await page.getByText(email).waitFor()
      await page.getByRole('button', { name: /To pay, 1 order/ }).waitFor()
    }
    const openMenu = () => visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
    await openMenu()
    await cart.first().waitFor()
    await signIn()
    await visitor.saveScreenshot('me-signed-in')
    await visitor.expectNoProblems()

    await loginPages.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
    await page.getByRole('button', { name: 'To pay', exact: true }).waitFor()
    await openMenu()
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .waitFor()
    expect(await cart.count()).toBe(0)

    await signIn()
    await openMenu()
    await cart.first().waitFor()
  })
})

it('nothing is sent without consent; missing fields are reported one at a time, and the keyboard alone is enough', () =>
  visit({ screen: 'narrow' }, async (loginPages, visitor) => {
    const { page } = loginPages
    const refusal = page.getByRole('alert').filter({ hasText: 'Please agree to the member terms' })
    await visitor.deepLink(LOGIN)
    for (const label of ['Continue', 'Send code', 'LINE', 'Facebook']) {
      await loginPages.tap(label)
      await refusal.waitFor()
      await page.locator('[role=checkbox]:focus').waitFor()
    }
    await visitor.expectNoProblems()
    expect(visitor.route).toBe(LOGIN)
    await page.keyboard.press('Space')
    await refusal.waitFor({ state: 'detached' })

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

it('wrong and used codes and too many requests are reported in Thai, and the input stays; the countdown survives a reload', () =>
  visit({ locale: 'th' }, async (loginPages, visitor) => {
    const { url } = harness.site
    const phone = loginPages.field('หมายเลขโทรศัพท์')
    const code = loginPages.field('รหัส 6 หลัก')
    const [mine, asked] = ['0833001116', '0855005678']
    const { token } = await callApi(url, sessionContract.guest, {})
    await callApi(url, credentialsContract.sendSms, { phone: asked }, token)
    await visitor.deepLink(LOGIN)
    await loginPages.acceptTerms()
    await phone.fill(asked)
    await code.fill('000000')
    await loginPages.tap('ส่งรหัส')
    await visitor.waitForToast(translate('th', 'account.tryLater', { minutes: 1 }))
    await visitor.saveScreenshot('login-codes-too-often')
    await visitor.expectNoProblems()
    expect([await phone.inputValue(), await code.inputValue()]).toEqual([asked, '000000'])

    await phone.fill(mine)
    await loginPages.tap('ส่งรหัส')
    await loginPages.waitForCountdown(/^ส่งใหม่ใน/)
    await loginPages.tap('ดำเนิน\u2060การต่อ')
    await visitor.waitForToast(translate('th', 'account.codeWrong'))
    const spent = await useCodeElsewhere(url, mine)
    await code.fill(spent)
    await loginPages.tap('ดำเนิน\u2060การต่อ')
    await visitor.waitForToast(translate('th', 'account.codeExpired'))
    await visitor.saveScreenshot('login-wrong-code-th')
    expect([await phone.inputValue(), await code.inputValue()]).toEqual([mine, spent])
    expect(visitor.route).toBe(LOGIN)

    await visitor.reload()
    await phone.fill(mine)
    await loginPages.waitForCountdown(/^ส่งใหม่ใน/)
    await phone.fill('0844444445')
    await visitor.page.getByRole('button', { name: 'ส่งรหัส' }).waitFor()
  }))
