import { eq, sql } from 'drizzle-orm'
import { credentialsContract } from '../../src/contract/credentials'
import { sessionContract } from '../../src/contract/session'
import type { Locale } from '../../src/contract/fields'
import { LIMITS } from '../../server/modules/rateLimits/rateLimiter'
import { codes, rateLimits } from '../../server/db/schema/credentials'
import { translate } from '../../server/messages/messages'
import { ask } from './harness/guest'
import { codeFor, registerElsewhere, SANDBOX, SignInDesk } from './harness/signIn'
import { setUpStage } from './harness/stage'
import type { Visitor } from './harness/visitor'

const stage = setUpStage(SANDBOX)
const LOGIN = '/pages/other/login'
const password = 'a long secret'

const WORDS = {
  en: { phone: 'Phone number', code: '6-digit code', password: 'Password', go: 'Continue', send: 'Send code' },
  th: { phone: 'หมายเลขโทรศัพท์', code: 'รหัส 6 หลัก', password: 'รหัสผ่าน', go: 'ดำเนินการต่อ', send: 'ส่งรหัส' },
  zh: { phone: '手机号', code: '6 位验证码', password: '密码', go: '继续', send: '发送验证码' },
}
const EMAIL = { en: 'Email', th: 'อีเมล', zh: '邮箱' }
const LOCALES = ['en', 'th', 'zh'] as const

/** Waits until actions limited to once a minute are allowed again. */
const minuteLater = sql`${rateLimits.startedAt} + interval '1 minute'`

/** Opens the login page in a language and accepts the terms. */
const atLogin = (locale: Locale, act: (desk: SignInDesk, visitor: Visitor) => Promise<void>) =>
  stage.visit({ locale }, async (visitor) => {
    const desk = new SignInDesk(visitor, stage.site.url)
    await visitor.deepLink(LOGIN)
    await desk.agree()
    await act(desk, visitor)
  })

/** Waits for the rate-limit message with its wait in minutes: the given number, or one less on a slow machine. */
function toldToWait(visitor: Visitor, locale: Locale, minutes: number): Promise<void> {
  const sentence = (count: number) => translate(locale, 'account.tryLater', { minutes: count })
  return visitor.told(new RegExp(`${sentence(minutes)}|${sentence(minutes - 1)}`))
}

it.each(LOCALES)('in %s an expired code is reported, and the input stays', (locale) =>
  atLogin(locale, async (desk, visitor) => {
    const { url } = stage.site
    const words = WORDS[locale]
    const phone = `084400${1000 + locale.charCodeAt(0)}`
    await desk.field(words.phone).fill(phone)
    await desk.tap(words.send)
    await desk.countdown(/^(Resend in|ส่งใหม่ใน|\d+ 秒后重发)/)
    const code = await codeFor(url, phone)
    await visitor.leftAlone()
    await stage.site.offline((db) => db.update(codes).set({ expiresAt: new Date(Date.now() - 1) }))
    await desk.field(words.code).fill(code)
    await desk.tap(words.go)
    await visitor.told(translate(locale, 'account.codeExpired'))
    expect(await desk.field(words.code).inputValue()).toBe(code)
    expect(await desk.field(words.phone).inputValue()).toBe(phone)
    expect(visitor.route).toBe(LOGIN)
  }),
)

it.each(LOCALES)('in %s requesting codes too often shows the waiting time, and the input stays', (locale) =>
  atLogin(locale, async (desk, visitor) => {
    const { url } = stage.site
    const words = WORDS[locale]
    const phone = `085500${1000 + locale.charCodeAt(0)}`
    const { token } = await ask(url, sessionContract.guest, {})
    await ask(url, credentialsContract.sendSms, { phone }, token)
    await desk.field(words.phone).fill(phone)
    await desk.field(words.code).fill('1234')
    await desk.tap(words.send)
    await visitor.told(translate(locale, 'account.tryLater', { minutes: 1 }))
    await visitor.shoot(`login-codes-too-often-${locale}`)
    await visitor.expectSound()
    expect(await desk.field(words.phone).inputValue()).toBe(phone)
    expect(await desk.field(words.code).inputValue()).toBe('1234')
    expect(visitor.route).toBe(LOGIN)
  }),
)

it('no sixth code is sent within an hour, and the input stays', () =>
  atLogin('th', async (desk, visitor) => {
    const { url } = stage.site
    const words = WORDS.th
    const phone = '0855001234'
    const { token } = await ask(url, sessionContract.guest, {})
    await ask(url, credentialsContract.sendSms, { phone }, token)
    await visitor.leftAlone()
    await stage.site.offline(async (db) => {
      await db.delete(rateLimits).where(eq(rateLimits.resetsAt, minuteLater))
      await db.update(rateLimits).set({ count: LIMITS.codes.max })
    })
    await desk.field(words.phone).fill(phone)
    await desk.field(words.code).fill('1234')
    await desk.tap(words.send)
    await toldToWait(visitor, 'th', LIMITS.codes.minutes)
    await visitor.expectSound()
    expect(await desk.field(words.phone).inputValue()).toBe(phone)
    expect(await desk.field(words.code).inputValue()).toBe('1234')
  }))

it.each(LOCALES)(
  'in %s after too many wrong passwords even the right one must wait, and it stays in the field',
  (locale) =>
    atLogin(locale, async (desk, visitor) => {
      const { url } = stage.site
      const words = WORDS[locale]
      const email = `guessed.${locale}@example.com`
      await registerElsewhere(url, email, password)
      await guess(url, email)
      await desk.page.getByRole('radio', { name: EMAIL[locale] }).filter({ visible: true }).click()
      await desk.field(EMAIL[locale]).fill(email)
      await desk.field(words.password).fill(password)
      await desk.tap(words.go)
      await toldToWait(visitor, locale, LIMITS.passwords.minutes)
      await visitor.shoot(`login-passwords-too-often-${locale}`)
      expect(await desk.field(EMAIL[locale]).inputValue()).toBe(email)
      expect(await desk.field(words.password).inputValue()).toBe(password)
      expect(visitor.route).toBe(LOGIN)
    }),
)

/** Tries as many wrong passwords as are allowed, from another device. */
async function guess(url: string, email: string): Promise<void> {
  const { token } = await ask(url, sessionContract.guest, {})
  for (let count = 0; count < LIMITS.passwords.max; count += 1) {
    const attempt = ask(url, credentialsContract.emailLogin, { email, password: `guess number ${count}` }, token)
    await expect(attempt).rejects.toThrow()
  }
}
