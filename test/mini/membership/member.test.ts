import { socialContract } from '../../../src/contract/account/social'
import { phoneText } from '../../../src/domain/text/phoneText'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { PHOTO, photo } from '../harness/photos'
import { BINDING, CONSENT, LOGIN, ME, openLogin, PROFILE, typeCode } from '../harness/loginSteps'

const flows = setUpFlows()
const { flow } = flows

/** The stored session of a user who signed in with Alipay, which provides no phone number. */
async function alipayUser(code: string) {
  const { backend } = flows
  const options = { token: await backend.guest(), headers: { appType: 'alipay' } }
  const { token, userInfo } = await backend.ask(socialContract.alipayLogin, { code }, options)
  return { token, user: userInfo }
}

describe.each<[Platform, string]>([
  ['weapp', '0812345621'],
  ['alipay', '0812345622'],
])('a member on %s', (platform, phone) => {
  it('changes the picture, which is uploaded as a file and loaded from the server', async () => {
    const stubs = { images: () => [PHOTO], avatar: () => ({ avatarUrl: PHOTO }), photo }
    await flow(platform, { stubs, storage: await alipayUser(`sandbox-photo-${platform}`) }, async (app, { calls }) => {
      await app.open(PROFILE)
      await app.tap('Change picture')
      await app.see('Picture saved')
      expect(calls.filter((call) => /upload/.test(call))).toHaveLength(1)
    })
  })

  it('logs in with the e-mail address after a wrong password', () =>
    flow(platform, {}, async (app) => {
      await openLogin(app)
      await app.tap(CONSENT)
      await app.tap('Email')
      await app.type('#emailPassword-email input', 'ploy@example.com')
      await app.type('#emailPassword-password input', 'cold table')
      await app.tap('Continue')
      await app.see('The account or the password is incorrect')
      await app.arrive(LOGIN)
      await app.type('#emailPassword-password input', 'warm table')
      await app.tap('Continue')
      await app.arrive(ME)
      await app.see('Ploy')
    }))

  it('binds a phone by a code', async () => {
    await flow(platform, { storage: await alipayUser(`sandbox-bind-${platform}`) }, async (app, context) => {
      await app.open(PROFILE)
      await app.tap('Bind')
      await app.arrive(BINDING)
      await app.type('#bindPhone-phone input', phone)
      await app.tap('Send code')
      await app.see('Resend in')
      await typeCode(app, context, phone, '#bindPhone-code input')
      await app.tap('Bind this number')
      await app.arrive(PROFILE)
      await app.see(phoneText(phone))
    })
  })
})
