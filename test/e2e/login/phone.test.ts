import { translate as translateServerText } from '../../../server/messages/messages'
import { socialContract } from '../../../src/contract/account/social'
import { sessionContract, type SignedIn } from '../../../src/contract/account/session'
import { LOCALES } from '../../../src/contract/constants/common'
import { loadMessages, translate } from '../../../src/i18n/i18n'
import type { MessageKey } from '../../../src/i18n/messages'
import { phoneText } from '../../../src/domain/text/phoneText'
import { eventually } from '../harness/eventually'
import { callApi } from '../harness/guest'
import { newestCode, SANDBOX, LoginPages } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { VisitorOptions } from '../harness/device'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const ME = '/pages/index/my-index'
const BINDING = '/pages/my/login/index'
const PROFILE = '/pages/other/chooseAvatar'

beforeAll(() => Promise.all(LOCALES.map(loadMessages)))

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

/** A Facebook user without a phone number. */
async function withoutPhone(name: string): Promise<SignedIn> {
  const { url } = harness.site
  const { token } = await callApi(url, sessionContract.guest, {})
  return callApi(url, socialContract.facebookLogin, { accessToken: `sandbox-${name}` }, token)
}

it.each([
  ['en', 'Please note', 'Please bind your phone number first', '0846000001'],
  ['th', 'โปรดทราบ', 'โปรดผูกหมายเลขโทรศัพท์ก่อน', '0846000002'],
  ['zh', '提示', '请先绑定手机号', '0846000003'],
] as const)(
  'in %s a user without a phone number is asked to bind one: declining changes nothing, binding returns to the same place',
  async (locale, title, text, phone) => {
    const t = (key: MessageKey, texts = {}) => translate(locale, key, texts)
    const member = await withoutPhone(`nobody-${locale}`)
    await visit({ member, locale }, async (loginPages, visitor) => {
      const { page } = loginPages
      const card = page
        .getByRole('button')
        .filter({ hasText: member.userInfo.nickname || t('member.name') })
        .first()
      const question = page.getByRole('dialog').filter({ hasText: text })
      await visitor.deepLink(ME)
      await card.click()
      await question.getByRole('heading', { name: title, exact: true }).waitFor()
      await visitor.saveScreenshot(`bind-phone-${locale}`)
      await visitor.expectNoProblems()
      await question.getByRole('button', { name: t('common.notNow') }).click()
      await question.waitFor({ state: 'detached' })
      expect(visitor.route).toBe(ME)

      await card.click()
      await question.getByRole('button', { name: t('signIn.bind') }).click()
      await loginPages.waitForPage(BINDING)
      await visitor.expectNoProblems()
      await loginPages.field(t('login.phone')).fill(phone)
      await loginPages.tap(t('login.send'))
      await loginPages.waitForCountdown(/\d+/)
      await loginPages.field(t('login.code')).fill(await newestCode(harness.site.url, phone))
      await loginPages.tap(t('login.bind'))
      await loginPages.waitForPage(ME)
      await page.getByText(phoneText(phone)).first().waitFor()
      await card.click()
      await loginPages.waitForPage(PROFILE)
    })
  },
)

it('an account is registered by phone with a code, signs in with its password, and resets the password', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    const phone = '0846000010'
    await visitor.deepLink('/pages/other/register')
    await loginPages.acceptTerms()
    await loginPages.enterCode(phone)
    await loginPages.field('Password, at least 8 characters').fill('first secret')
    await loginPages.field('Repeat password').fill('first secret')
    await loginPages.tap('Create an account')
    await loginPages.waitForPage('/pages/index/index')
    await visitor.deepLink(ME)
    await page.getByText(phoneText(phone)).first().waitFor()
    await loginPages.tap('Log out')

    await loginPages.openLogin()
    await loginPages.tap('Use a password')
    await loginPages.field('Phone number').fill(phone)
    await loginPages.tap('Forgot password?')
    await loginPages.waitForPage('/pages/other/forgetting')
    await eventually(() => loginPages.field('Phone number').inputValue(), phone)
    await loginPages.enterCode(phone)
    await loginPages.field('Password, at least 8 characters').fill('second secret')
    await loginPages.field('Repeat password').fill('second secret')
    await loginPages.tap('Save password')
    await loginPages.waitForPage('/pages/other/login')

    await loginPages.acceptTerms()
    await loginPages.field('Password').fill('first secret')
    await loginPages.tap('Continue')
    await visitor.waitForToast(translateServerText('en', 'account.passwordWrong'))
    expect(await loginPages.field('Password').inputValue()).toBe('first secret')
    await loginPages.field('Password').fill('second secret')
    await loginPages.tap('Continue')
    await loginPages.waitForPage(ME)
    await page.getByText(phoneText(phone)).first().waitFor()
  }))

it('a number typed with its country code is the same number', () =>
  visit({}, async (loginPages, visitor) => {
    const { page } = loginPages
    await visitor.deepLink(ME)
    await loginPages.openLogin()
    await page.getByText('+66', { exact: true }).waitFor()
    await loginPages.acceptTerms()
    await loginPages.field('Phone number').pressSequentially('+66 84-600 0020 x')
    await eventually(() => loginPages.field('Phone number').inputValue(), '+66 84-600 0020 ')
    await page.getByText('+66', { exact: true }).waitFor({ state: 'detached' })
    await loginPages.tap('Send code')
    await loginPages.waitForCountdown(/^Resend in/)
    await loginPages.field('6-digit code').fill(await newestCode(harness.site.url, '0846000020'))
    await loginPages.tap('Continue')
    await loginPages.waitForPage(ME)
    await page.getByText('084 600 0020').first().waitFor()
  }))
