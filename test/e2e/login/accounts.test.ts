import { translate as translateServerText } from '../../../server/messages/messages'
import { socialContract } from '../../../src/contract/account/social'
import { sessionContract } from '../../../src/contract/account/session'
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
const LOGIN = '/pages/other/login'
const ME = '/pages/index/my-index'
const BINDING = '/pages/my/login/index'
const PROFILE = '/pages/other/chooseAvatar'

const visit = (who: VisitorOptions, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit(who, (visitor) => act(new LoginPages(visitor, harness.site.url), visitor))

it('a user without a phone number is asked to bind one: declining changes nothing, binding returns to the same place', async () => {
  await loadMessages('th')
  const t = (key: MessageKey) => translate('th', key)
  const { url } = harness.site
  const phone = '0846000002'
  const { token } = await callApi(url, sessionContract.guest, {})
  const member = await callApi(url, socialContract.facebookLogin, { accessToken: 'sandbox-nobody' }, token)
  await visit({ member, locale: 'th' }, async (loginPages, visitor) => {
    const { page } = loginPages
    const card = page
      .getByRole('button')
      .filter({ hasText: member.userInfo.nickname || t('member.name') })
      .first()
    const question = page.getByRole('dialog').filter({ hasText: t('signIn.phoneText') })
    await visitor.deepLink(ME)
    await card.click()
    await question.waitFor()
    await visitor.saveScreenshot('bind-phone-th')
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
    await loginPages.waitForCountdown(/^ส่งใหม่ใน/)
    await loginPages.field(t('login.code')).fill(await newestCode(url, phone))
    await loginPages.tap(t('login.bind'))
    await loginPages.waitForPage(ME)
    await page.getByText(phoneText(phone)).first().waitFor()
    await card.click()
    await loginPages.waitForPage(PROFILE)
  })
})

it('an account is registered by e-mail with a code, and signs in with its password', () =>
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
    await loginPages.openLogin()
    await page.getByRole('radio', { name: 'Email' }).click()
    await loginPages.acceptTerms()
    await loginPages.field('Email').fill(email)
    await loginPages.field('Password').fill('no secret')
    await loginPages.tap('Show password')
    await eventually(() => loginPages.field('Password').getAttribute('type'), 'text')
    await loginPages.tap('Continue')
    await visitor.waitForToast(translateServerText('en', 'account.passwordWrong'))
    expect(await loginPages.field('Password').inputValue()).toBe('no secret')
    await loginPages.field('Password').fill('first secret')
    await page.keyboard.press('Enter')
    await loginPages.waitForPage(ME)
    await page.getByText(email).first().waitFor()
  }))

it('an account is registered by phone with a code, and signs in with a new password after it forgot the old one', () =>
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
    await visitor.expectNoProblems()
    await loginPages.tap('Save password')
    await loginPages.waitForPage(LOGIN)

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
