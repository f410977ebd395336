import { translate as translateServerText } from '../../server/messages/messages'
import { socialContract } from '../../src/contract/social'
import { sessionContract, type SignedIn } from '../../src/contract/session'
import { LOCALES } from '../../src/contract/fields'
import { loadMessages, translate } from '../../src/i18n/i18n'
import type { MessageKey } from '../../src/i18n/messages'
import { eventually } from './harness/eventually'
import { ask } from './harness/guest'
import { codeFor, SANDBOX, SignInDesk } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { VisitorOptions } from './harness/device'
import type { Visitor } from './harness/visitor'

const stage = setUpStage(SANDBOX)
const ME = '/pages/index/my-index'
const BINDING = '/pages/my/login/index'
const PROFILE = '/pages/other/chooseAvatar'

beforeAll(() => Promise.all(LOCALES.map(loadMessages)))

const visit = (who: VisitorOptions, act: (desk: SignInDesk, visitor: Visitor) => Promise<void>) =>
  stage.visit(who, (visitor) => act(new SignInDesk(visitor, stage.site.url), visitor))

/** A Facebook user without a phone number. */
async function withoutPhone(name: string): Promise<SignedIn> {
  const { url } = stage.site
  const { token } = await ask(url, sessionContract.guest, {})
  return ask(url, socialContract.facebookLogin, { accessToken: `sandbox-${name}` }, token)
}

it.each([
  ['en', 'Please note', 'Please bind your phone number first', '0846000001'],
  ['th', 'โปรดทราบ', 'โปรดผูกหมายเลขโทรศัพท์ก่อน', '0846000002'],
  ['zh', '提示', '请先绑定手机号', '0846000003'],
] as const)(
  'in %s a user without a phone number is asked to bind one: declining changes nothing, binding returns to the same place',
  async (locale, title, text, phone) => {
    const t = (key: MessageKey, words = {}) => translate(locale, key, words)
    const member = await withoutPhone(`nobody-${locale}`)
    await visit({ member, locale }, async (desk, visitor) => {
      const { page } = desk
      const card = page
        .getByRole('button', { name: t('member.coupons') })
        .filter({ hasText: t('member.growth', { growth: 0 }) })
      const question = page.getByRole('dialog').filter({ hasText: text })
      await visitor.deepLink(ME)
      await card.click()
      await question.getByRole('heading', { name: title, exact: true }).waitFor()
      await visitor.shoot(`bind-phone-${locale}`)
      await visitor.expectSound()
      await question.getByRole('button', { name: t('common.notNow') }).click()
      await question.waitFor({ state: 'detached' })
      expect(visitor.route).toBe(ME)

      await card.click()
      await question.getByRole('button', { name: t('signIn.bind') }).click()
      await desk.arriveAt(BINDING)
      await visitor.expectSound()
      await desk.field(t('login.phone')).fill(phone)
      await desk.tap(t('login.send'))
      await desk.countdown(/\d+/)
      await desk.field(t('login.code')).fill(await codeFor(stage.site.url, phone))
      await desk.tap(t('login.bind'))
      await desk.arriveAt(ME)
      await page.getByText(phone).first().waitFor()
      await card.click()
      await desk.arriveAt(PROFILE)
    })
  },
)

it('an account is registered by phone with a code, signs in with its password, and resets the password', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    const phone = '0846000010'
    await visitor.deepLink('/pages/other/register')
    await desk.agree()
    await desk.proveBy(phone)
    await desk.field('Password, at least 8 characters').fill('first secret')
    await desk.field('Repeat password').fill('first secret')
    await desk.tap('Create an account')
    await desk.arriveAt('/pages/index/index')
    await visitor.deepLink(ME)
    await page.getByText(phone).first().waitFor()
    await desk.tap('Log out')

    await desk.openLogin()
    await desk.tap('Use a password')
    await desk.field('Phone number').fill(phone)
    await desk.tap('Forgot password?')
    await desk.arriveAt('/pages/other/forgetting')
    await eventually(() => desk.field('Phone number').inputValue(), phone)
    await desk.proveBy(phone)
    await desk.field('Password, at least 8 characters').fill('second secret')
    await desk.field('Repeat password').fill('second secret')
    await desk.tap('Save password')
    await desk.arriveAt('/pages/other/login')

    await desk.agree()
    await desk.field('Password').fill('first secret')
    await desk.tap('Continue')
    await visitor.told(translateServerText('en', 'account.passwordWrong'))
    expect(await desk.field('Password').inputValue()).toBe('first secret')
    await desk.field('Password').fill('second secret')
    await desk.tap('Continue')
    await desk.arriveAt(ME)
    await page.getByText(phone).first().waitFor()
  }))

it('a number typed with its country code is the same number', () =>
  visit({}, async (desk, visitor) => {
    const { page } = desk
    await visitor.deepLink(ME)
    await desk.openLogin()
    await page.getByText('+66', { exact: true }).waitFor()
    await desk.agree()
    await desk.field('Phone number').pressSequentially('+66 84-600 0020 x')
    await eventually(() => desk.field('Phone number').inputValue(), '+66 84-600 0020 ')
    await page.getByText('+66', { exact: true }).waitFor({ state: 'detached' })
    await desk.tap('Send code')
    await desk.countdown(/^Resend in/)
    await desk.field('6-digit code').fill(await codeFor(stage.site.url, '0846000020'))
    await desk.tap('Continue')
    await desk.arriveAt(ME)
    await page.getByText('0846000020').first().waitFor()
  }))
