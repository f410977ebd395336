import { inArray } from 'drizzle-orm'
import { users } from '../../../server/db/schema/account/users'
import { translate } from '../../../server/messages/messages'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract, type SignedIn } from '../../../src/contract/account/session'
import { eventually } from '../harness/eventually'
import { callApi } from '../harness/guest'
import { signInMember } from '../harness/member'
import { registerElsewhere, SANDBOX, LoginPages } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const password = 'a long secret'
const HOME = '/pages/index/index'
const ME = '/pages/index/my-index'
const BLOCK = '/pages/other/block'
const LOGIN = '/pages/other/login'
const PROFILE = '/pages/other/chooseAvatar'
const ADDRESS = '/pages/my/addres/add'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

/** Blocks accounts at the console. */
const blockAccounts = (ids: string[]) =>
  harness.site.offline((db) => db.update(users).set({ blocked: true }).where(inArray(users.id, ids)))

it('a blocked member sees the reason on a page without a way back and can log out there; signing in to a blocked account leads there too', async () => {
  const { url } = harness.site
  const member = await signInMember(url, '0861111111')
  const email = 'turned.away@example.com'
  const other = await callApi(url, sessionContract.profile, {}, await registerElsewhere(url, email, password))
  const blockedText = translate('en', 'common.blocked')
  await visit({ member }, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(ME)
    await page.getByRole('button', { name: 'My profile' }).click()
    await loginPages.waitForPage(PROFILE)
    await loginPages.field('Name').fill('Ploy')
    await visitor.waitForPageView()
    await blockAccounts([member.userInfo.id, other?.id ?? ''])
    await loginPages.tap('Save')
    await visitor.waitForToast(blockedText)
    await loginPages.waitForPage(BLOCK)
    await page.getByText('This account cannot use the shop at the moment').waitFor()
    await visitor.expectNoProblems()
    expect(await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).count()).toBe(0)
    await page.goBack()
    await loginPages.waitForPage(BLOCK)
    for (const path of [HOME, PROFILE]) {
      await visitor.deepLink(path)
      await loginPages.waitForPage(BLOCK)
    }
    await page.getByText(blockedText).first().waitFor({ state: 'detached' })
    await loginPages.tap('Log out')
    await loginPages.waitForPage(HOME)
    expect(await page.getByText(blockedText).count()).toBe(0)

    await visitor.deepLink(PROFILE)
    await loginPages.signInByEmail(email, password)
    await visitor.waitForToast(blockedText)
    await loginPages.waitForPage(BLOCK)
    await visitor.expectNoProblems()
    expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
    await loginPages.tap('Try again')
    await loginPages.waitForPage(HOME)

    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await loginPages.signInByPhone('0862222222')
    await loginPages.waitForPage(ME)
    await page.getByText('086 222 2222').first().waitFor()
  })
})

/** Creates a separate session of the account with this e-mail. */
async function signIn(email: string): Promise<SignedIn> {
  const { token } = await callApi(harness.site.url, sessionContract.guest, {})
  return callApi(harness.site.url, credentialsContract.emailLogin, { email, password }, token)
}

it('logging out on all devices asks the user of another browser to sign in again, which keeps and then sends the input', async () => {
  const email = 'two.phones@example.com'
  await registerElsewhere(harness.site.url, email, password)
  const [here, there] = [await signIn(email), await signIn(email)]
  await visit({ member: here }, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(ADDRESS)
    const typed = {
      'Contact person': 'Ploy',
      Phone: '0866666666',
      'Delivery address': '55 Sukhumvit 55',
    }
    for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name }).fill(text)
    await page.getByRole('textbox', { name: 'House number, floor, room' }).fill('Unit 1204')
    await page.getByRole('radio', { name: 'Home' }).click()
    await page.getByRole('radio', { name: 'Choose a district' }).click()
    await page.getByRole('radio', { name: 'Watthana', exact: true }).click()
    await visit({ member: there }, async (second, secondPhone) => {
      await secondPhone.deepLink(PROFILE)
      await second.page.getByRole('button', { name: 'Log out on all devices' }).click()
      await second.waitForPage(ME)
      await second.page.getByText('Log in to collect points').waitFor()
    })

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
