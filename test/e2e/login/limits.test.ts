import { eq, sql } from 'drizzle-orm'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import type { Locale } from '../../../src/contract/fields'
import { LIMITS } from '../../../server/modules/rateLimits/rateLimiter'
import { codes, rateLimits } from '../../../server/db/schema/account/credentials'
import { translate } from '../../../server/messages/messages'
import { callApi } from '../harness/guest'
import { newestCode, registerElsewhere, SANDBOX, LoginPages } from '../harness/loginPages'
import { setUpHarness } from '../harness/harness'
import type { Visitor } from '../harness/visitor'

const harness = setUpHarness(SANDBOX)
const LOGIN = '/pages/other/login'
const password = 'a long secret'

const WORDS = {
  th: { phone: 'หมายเลขโทรศัพท์', code: 'รหัส 6 หลัก', go: 'ดำเนิน\u2060การต่อ', send: 'ส่งรหัส' },
  zh: { phone: '手机号', code: '6 位验证码', go: '继续', send: '发送验证码' },
}

/** Waits until actions limited to once a minute are allowed again. */
const minuteLater = sql`${rateLimits.startedAt} + interval '1 minute'`

/** Opens the login page in a language and accepts the terms. */
const atLogin = (locale: Locale, act: (loginPages: LoginPages, visitor: Visitor) => Promise<void>) =>
  harness.visit({ locale }, async (visitor) => {
    const loginPages = new LoginPages(visitor, harness.site.url)
    await visitor.deepLink(LOGIN)
    await loginPages.acceptTerms()
    await act(loginPages, visitor)
  })

/** Waits for the rate-limit message with its wait in minutes: the given number, or one less on a slow machine. */
function expectWait(visitor: Visitor, locale: Locale, minutes: number): Promise<void> {
  const sentence = (count: number) => translate(locale, 'account.tryLater', { minutes: count })
  return visitor.waitForToast(new RegExp(`${sentence(minutes)}|${sentence(minutes - 1)}`))
}

it('an expired code is reported, and the input stays', () =>
  atLogin('th', async (loginPages, visitor) => {
    const { url } = harness.site
    const texts = WORDS.th
    const phone = '0844001234'
    await loginPages.field(texts.phone).fill(phone)
    await loginPages.tap(texts.send)
    await loginPages.waitForCountdown(/^ส่งใหม่ใน/)
    const code = await newestCode(url, phone)
    await visitor.waitForPageView()
    await harness.site.offline((db) => db.update(codes).set({ expiresAt: new Date(Date.now() - 1) }))
    await loginPages.field(texts.code).fill(code)
    await loginPages.tap(texts.go)
    await visitor.waitForToast(translate('th', 'account.codeExpired'))
    expect(await loginPages.field(texts.code).inputValue()).toBe(code)
    expect(await loginPages.field(texts.phone).inputValue()).toBe(phone)
    expect(visitor.route).toBe(LOGIN)
  }))

it('requesting codes too often shows the waiting time, and the input stays', () =>
  atLogin('zh', async (loginPages, visitor) => {
    const { url } = harness.site
    const texts = WORDS.zh
    const phone = '0855005678'
    const { token } = await callApi(url, sessionContract.guest, {})
    await callApi(url, credentialsContract.sendSms, { phone }, token)
    await loginPages.field(texts.phone).fill(phone)
    await loginPages.field(texts.code).fill('1234')
    await loginPages.tap(texts.send)
    await visitor.waitForToast(translate('zh', 'account.tryLater', { minutes: 1 }))
    await visitor.saveScreenshot('login-codes-too-often')
    await visitor.expectNoProblems()
    expect(await loginPages.field(texts.phone).inputValue()).toBe(phone)
    expect(await loginPages.field(texts.code).inputValue()).toBe('1234')
    expect(visitor.route).toBe(LOGIN)
  }))

it('no sixth code is sent within an hour, and the input stays', () =>
  atLogin('th', async (loginPages, visitor) => {
    const { url } = harness.site
    const texts = WORDS.th
    const phone = '0855001234'
    const { token } = await callApi(url, sessionContract.guest, {})
    await callApi(url, credentialsContract.sendSms, { phone }, token)
    await visitor.waitForPageView()
    await harness.site.offline(async (db) => {
      await db.delete(rateLimits).where(eq(rateLimits.resetsAt, minuteLater))
      await db.update(rateLimits).set({ count: LIMITS.codes.max })
    })
    await loginPages.field(texts.phone).fill(phone)
    await loginPages.field(texts.code).fill('1234')
    await loginPages.tap(texts.send)
    await expectWait(visitor, 'th', LIMITS.codes.minutes)
    await visitor.expectNoProblems()
    expect(await loginPages.field(texts.phone).inputValue()).toBe(phone)
    expect(await loginPages.field(texts.code).inputValue()).toBe('1234')
  }))

it('after too many wrong passwords even the right one must wait, and it stays in the field', () =>
  atLogin('en', async (loginPages, visitor) => {
    const { url } = harness.site
    const email = 'guessed@example.com'
    await registerElsewhere(url, email, password)
    await guess(url, email)
    await loginPages.page.getByRole('radio', { name: 'Email' }).filter({ visible: true }).click()
    await loginPages.field('Email').fill(email)
    await loginPages.field('Password').fill(password)
    await loginPages.tap('Continue')
    await expectWait(visitor, 'en', LIMITS.passwords.minutes)
    await visitor.saveScreenshot('login-passwords-too-often')
    expect(await loginPages.field('Email').inputValue()).toBe(email)
    expect(await loginPages.field('Password').inputValue()).toBe(password)
    expect(visitor.route).toBe(LOGIN)
  }))

/** Tries as many wrong passwords as are allowed, from another device. */
async function guess(url: string, email: string): Promise<void> {
  const { token } = await callApi(url, sessionContract.guest, {})
  for (let count = 0; count < LIMITS.passwords.max; count += 1) {
    const attempt = callApi(url, credentialsContract.emailLogin, { email, password: `guess number ${count}` }, token)
    await expect(attempt).rejects.toThrow()
  }
}
