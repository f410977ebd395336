import { sessionContract } from '../../../src/contract/account/session'
import { eventually } from '../harness/eventually'
import { callApi, guestWithOrderAndCart, OPEN_STORE } from '../harness/guest'
import { registerElsewhere, SANDBOX, LoginPages } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const LOGIN = '/pages/other/login'
const HOME = '/pages/index/index'
const ME = '/pages/index/my-index'
const ADDRESS = '/pages/my/addres/add'
const PROFILE = '/pages/other/chooseAvatar'
const password = 'a long secret'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

it('a session ended elsewhere asks the user to sign in again and keeps the input', async () => {
  const { url } = harness.site
  const email = 'again@example.com'
  const elsewhere = await registerElsewhere(url, email, password)
  await visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(LOGIN)
    await loginPages.signInByEmail(email, password)
    await loginPages.waitForPage(HOME)
    await visitor.deepLink(ADDRESS)
    const typed = { 'Contact person': 'Ploy', Phone: '0866666666', 'Delivery address': '55 Sukhumvit 55' }
    for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name }).fill(text)
    await page.getByRole('textbox', { name: 'House number, floor, room' }).fill('Unit 1204')
    await page.getByRole('radio', { name: 'Home' }).click()
    await page.getByRole('radio', { name: 'Choose a district' }).click()
    await page.getByRole('radio', { name: 'Watthana', exact: true }).click()
    await callApi(url, sessionContract.logout, { everywhere: true }, elsewhere)

    await loginPages.tap('Save address')
    const question = page.getByRole('dialog').filter({ hasText: 'Please log in again' })
    await question.waitFor()
    await visitor.expectNoProblems()
    await question.getByRole('button', { name: 'Log in' }).click()
    await loginPages.waitForPage(LOGIN)
    await loginPages.signInByEmail(email, password)
    await loginPages.waitForPage(ADDRESS)
    for (const [name, text] of Object.entries(typed))
      await eventually(() => page.getByRole('textbox', { name }).inputValue(), text)
    await loginPages.tap('Save address')
    await visitor.waitForToast('Address saved')
  })
})

it('after logout the next guest has an empty cart and no orders; the user finds them again', async () => {
  const { url } = harness.site
  const { token } = await guestWithOrderAndCart(url)
  const email = 'out@example.com'
  await registerElsewhere(url, email, password)
  const menu = (visitor: Visitor) => visitor.deepLink('/pages/index/goods', { storeId: OPEN_STORE })
  await visit({ token }, async (loginPages, visitor) => {
    const { page } = loginPages
    const cart = page.getByRole('button', { name: /^Open the cart/ }).filter({ visible: true })
    await menu(visitor)
    await cart.first().waitFor()
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await loginPages.signInByEmail(email, password)
    await loginPages.waitForPage(ME)
    await page.getByText(email).waitFor()
    await page.getByRole('button', { name: /To pay, 1 order/ }).waitFor()

    await loginPages.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
    await page.getByRole('button', { name: 'To pay', exact: true }).waitFor()
    await menu(visitor)
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .waitFor()
    expect(await cart.count()).toBe(0)

    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await loginPages.signInByEmail(email, password)
    await loginPages.waitForPage(ME)
    await page.getByRole('button', { name: /To pay, 1 order/ }).waitFor()
    await menu(visitor)
    await cart.first().waitFor()
  })
})

it('closing the login page leads back, and a later sign-in does not open the page requested before', () =>
  visit({}, async (loginPages, visitor) => {
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await loginPages.tap('Look around without an account')
    await loginPages.waitForPage(ME)
    await visitor.deepLink(LOGIN)
    await loginPages.tap('Close')
    await loginPages.waitForPage(HOME)
    await eventually(() => loginPages.page.evaluate(() => localStorage.getItem('returnPath')), null)
  }))

it('a page for users leads a guest to login and back with its query; going back shows neither', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const query = { from: 'card', note: 'บ้าน-50%&c=d' }
    await visitor.deepLink(PROFILE, query)
    await loginPages.waitForPage(LOGIN)
    await loginPages.signInByPhone('0867777777')
    await loginPages.waitForPage(PROFILE)
    const [, search] = new URL(page.url()).hash.split('?')
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject(query)
    await loginPages.field('Name').waitFor()
    await eventually(() => page.evaluate(() => localStorage.getItem('returnPath')), null)
    await page.goBack()
    await visitor.settled()
    expect(visitor.route).not.toBe(LOGIN)
  }))
