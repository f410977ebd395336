import { sessionContract } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { setFacts, signInAs } from '../../server/support/accounts/accounts'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const flows = setUpFlows()
const { flow } = flows
const terminal21 = { name: 'Terminal 21', address: '88 Sukhumvit 19', latitude: 13.7376, longitude: 100.5603 }

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  it("an address takes its location from the host's map and keeps it when the guest returns without choosing", () => {
    const answers = [terminal21, 'cancelled' as const]
    const stubs = { chooseLocation: () => answers.shift() ?? 'cancelled' }
    return flow(platform, { stubs }, async (app) => {
      await app.open('/pages/my/addres/add')
      await app.type('#contact input', 'Ploy')
      await app.tap('Choose on the map')
      await app.idle()
      await app.tap('Choose on the map')
      await app.idle()
      await app.type('#phone input', '0812345678')
      await app.type('#houseNo input', 'Unit 1204')
      await app.tap('Company')
      await app.tap('Save address')
      await app.see('Terminal 21, 88 Sukhumvit 19, Unit 1204')
      expect(answers).toEqual([])
    })
  })

  it("the way to a store is shown on the host's map", () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/out/sjjs?storeId=thonglor')
      await app.tap('Directions')
      const shown = await app.effect('openLocation')
      expect(shown.detail).toMatchObject({ latitude: expect.closeTo(13.73, 1), name: 'Sala Bistro · Thonglor' })
    }))

  it('the store list is filtered by district', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/shop/select/index')
      await app.tap('All cities')
      await app.arrive('/pages/shop/select/select')
      await app.tap('Watthana')
      await app.arrive('/pages/shop/select/index')
      await app.gone('Sala Bistro · Ari')
      await app.see('Sala Bistro · Thonglor')
    }))

  it('a user chooses day and month of the birthday, which is confirmed', async () => {
    const { backend } = flows
    const { token, userInfo } = await signInAs(backend, `Born on ${platform}`)
    const userTel = platform === 'weapp' ? '+66811111151' : '+66822222252'
    await setFacts(backend, userInfo.id, { phone: userTel })
    const storage = { token, user: { ...userInfo, userTel } }
    await flow(platform, { storage, open: 'pages/other/chooseAvatar' }, async (app) => {
      await app.tap('Birthday')
      await app.see('We do not ask the year')
      await app.pick('[aria-label="Month"]', [11])
      await app.pick('[aria-label="Day"]', [4])
      await app.tap('Choose 5 December')
      await app.tap('Save')
      await app.see('Is 5 December your birthday?')
      await app.tap('Yes, set it')
      await app.arrive('/pages/index/my-index')
    })
    expect(await backend.ask(sessionContract.profile, {}, { token })).toMatchObject({ birthday: '12-05' })
  })

  it('a user enters a name and a form of address', async () => {
    const options = { token: await flows.backend.guest(), headers: { appType: 'alipay' } }
    const { token, userInfo } = await flows.backend.ask(
      socialContract.alipayLogin,
      { code: `sandbox-${platform}` },
      options,
    )
    await flow(platform, { storage: { token, user: userInfo } }, async (app) => {
      await app.open('/pages/other/chooseAvatar')
      await app.type('#nickname input', 'Nok')
      await app.tap('Ms')
      await app.tap('Save')
      await app.see('Please authorise your phone number')
      await app.tap('Not now')
      await app.see('Profile saved')
      await app.arrive('/pages/index/my-index')
      await app.see('Nok')
    })
  })

  it('a guest reads the privacy policy', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/my/other/gywm?p=privacy')
      await app.see('Who we are')
    }))
})
