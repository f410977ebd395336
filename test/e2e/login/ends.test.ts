import { eq } from 'drizzle-orm'
import { users } from '../../../server/db/schema/account/users'
import { translate } from '../../../server/messages/messages'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract, type SignedIn } from '../../../src/contract/account/session'
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
const PROFILE = '/pages/other/chooseAvatar'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

/** Blocks an account at the console. */
const blockAccount = (id: string) =>
  harness.site.offline((db) => db.update(users).set({ blocked: true }).where(eq(users.id, id)))

it('a blocked member sees the reason on a page without a way back and can log out there', async () => {
  const member = await signInMember(harness.site.url, '0861111111')
  const blockedText = translate('en', 'common.blocked')
  await visit({ member }, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(ME)
    await page.getByRole('button', { name: 'My profile' }).click()
    await loginPages.waitForPage(PROFILE)
    await loginPages.field('Name').fill('Ploy')
    await visitor.waitForPageView()
    await blockAccount(member.userInfo.id)
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
    await visitor.deepLink(ME)
    await page.getByText('Log in to collect points').waitFor()

    await loginPages.openLogin()
    await loginPages.signInByPhone('0862222222')
    await loginPages.waitForPage(ME)
    await loginPages.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
  })
})

it('a guest who signs in to a blocked account sees the reason and may continue as a guest', async () => {
  const { url } = harness.site
  const email = 'turned.away@example.com'
  const token = await registerElsewhere(url, email, password)
  const user = await callApi(url, sessionContract.profile, {}, token)
  await blockAccount(user?.id ?? '')
  await visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(PROFILE)
    await loginPages.signInByEmail(email, password)
    await visitor.waitForToast(translate('en', 'common.blocked'))
    await loginPages.waitForPage(BLOCK)
    await visitor.expectNoProblems()
    expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
    await loginPages.tap('Try again')
    await loginPages.waitForPage(HOME)
    await visitor.deepLink(ME)
    await page.getByText('Log in to collect points').waitFor()
  })
})

it('logging out on all devices ends the session in another browser, which keeps its input', async () => {
  const email = 'two.phones@example.com'
  await registerElsewhere(harness.site.url, email, password)
  const [lost, stored] = [await signIn(email), await signIn(email)]
  await visit({ member: lost }, async (there, lostPhone) => {
    await lostPhone.deepLink(PROFILE)
    await there.field('Name').fill('Ploy')

    await visit({ member: stored }, async (loginPages, visitor) => {
      await visitor.deepLink(PROFILE)
      await loginPages.page.getByRole('button', { name: 'Log out on all devices' }).click()
      await loginPages.waitForPage(ME)
      await loginPages.page.getByText('Log in to collect points').waitFor()
    })

    await there.tap('Save')
    // The account has no phone number, so the page asks for one first.
    await there.tap('Not now')
    await there.page.getByRole('dialog').filter({ hasText: 'Please log in again' }).waitFor()
    await lostPhone.expectNoProblems()
    await there.tap('Not now')
    expect(await there.field('Name').inputValue()).toBe('Ploy')
    await lostPhone.deepLink(ME)
    await there.page.getByText('Log in to collect points').waitFor()
  })
})

/** Creates a separate session of the account with this e-mail. */
async function signIn(email: string): Promise<SignedIn> {
  const { token } = await callApi(harness.site.url, sessionContract.guest, {})
  return callApi(harness.site.url, credentialsContract.emailLogin, { email, password }, token)
}
