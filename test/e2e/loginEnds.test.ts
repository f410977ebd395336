import { eq } from 'drizzle-orm'
import { users } from '../../server/db/schema/users'
import { translate } from '../../server/messages/messages'
import { credentialsContract } from '../../src/contract/credentials'
import { sessionContract, type SignedIn } from '../../src/contract/session'
import { ask } from './harness/guest'
import { memberOf } from './harness/member'
import { registerElsewhere, SANDBOX, SignInDesk } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { VisitorOptions } from './harness/device'
import type { Visitor } from './harness/visitor'

const stage = setUpStage(SANDBOX)
const password = 'a long secret'
const HOME = '/pages/index/index'
const ME = '/pages/index/my-index'
const BLOCK = '/pages/other/block'
const PROFILE = '/pages/other/chooseAvatar'

const visit = (who: VisitorOptions, act: (desk: SignInDesk, visitor: Visitor) => Promise<void>) =>
  stage.visit(who, (visitor) => act(new SignInDesk(visitor, stage.site.url), visitor))

/** Blocks an account at the console. */
const turnAway = (id: string) =>
  stage.site.offline((db) => db.update(users).set({ blocked: true }).where(eq(users.id, id)))

it('a blocked member sees the reason on a page without a way back and can log out there', async () => {
  const member = await memberOf(stage.site.url, '0861111111')
  const told = translate('en', 'common.blocked')
  await visit({ member }, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(ME)
    await page.getByRole('button', { name: 'My profile' }).click()
    await desk.arriveAt(PROFILE)
    await desk.field('Name').fill('Ploy')
    await visitor.leftAlone()
    await turnAway(member.userInfo.id)
    await desk.tap('Save')
    await visitor.told(told)
    await desk.arriveAt(BLOCK)
    await page.getByText('This account cannot use the shop at the moment').waitFor()
    await visitor.expectSound()
    expect(await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).count()).toBe(0)

    await page.goBack()
    await desk.arriveAt(BLOCK)
    for (const path of [HOME, PROFILE]) {
      await visitor.deepLink(path)
      await desk.arriveAt(BLOCK)
    }

    await page.getByText(told).first().waitFor({ state: 'detached' })
    await desk.tap('Log out')
    await desk.arriveAt(HOME)
    expect(await page.getByText(told).count()).toBe(0)
    await visitor.deepLink(ME)
    await page.getByText('Log in to collect points').waitFor()

    await desk.openLogin()
    await desk.enterByPhone('0862222222')
    await desk.arriveAt(ME)
    await desk.tap('Log out')
    await page.getByText('Log in to collect points').waitFor()
  })
})

it('a guest who signs in to a blocked account sees the reason and may continue as a guest', async () => {
  const { url } = stage.site
  const email = 'turned.away@example.com'
  const token = await registerElsewhere(url, email, password)
  const user = await ask(url, sessionContract.profile, {}, token)
  await turnAway(user?.id ?? '')
  await visit({}, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(PROFILE)
    await desk.enterByEmail(email, password)
    await visitor.told(translate('en', 'common.blocked'))
    await desk.arriveAt(BLOCK)
    await visitor.expectSound()
    expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
    await desk.tap('Try again')
    await desk.arriveAt(HOME)
    await visitor.deepLink(ME)
    await page.getByText('Log in to collect points').waitFor()
  })
})

it('logging out on all devices ends the session in another browser, which keeps its input', async () => {
  const email = 'two.phones@example.com'
  await registerElsewhere(stage.site.url, email, password)
  const [lost, kept] = [await signIn(email), await signIn(email)]
  await visit({ member: lost }, async (there, lostPhone) => {
    await lostPhone.deepLink(PROFILE)
    await there.field('Name').fill('Ploy')

    await visit({ member: kept }, async (desk, visitor) => {
      await visitor.deepLink(PROFILE)
      await desk.page.getByRole('button', { name: 'Log out on all devices' }).click()
      await desk.arriveAt(ME)
      await desk.page.getByText('Log in to collect points').waitFor()
    })

    await there.tap('Save')
    await there.page.getByRole('dialog').filter({ hasText: 'Please log in again' }).waitFor()
    await lostPhone.expectSound()
    await there.tap('Not now')
    expect(await there.field('Name').inputValue()).toBe('Ploy')
    await lostPhone.deepLink(ME)
    await there.page.getByText('Log in to collect points').waitFor()
  })
})

/** Creates a separate session of the account with this e-mail. */
async function signIn(email: string): Promise<SignedIn> {
  const { token } = await ask(stage.site.url, sessionContract.guest, {})
  return ask(stage.site.url, credentialsContract.emailLogin, { email, password }, token)
}
