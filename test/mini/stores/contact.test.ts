import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()
const SAVED = 'Saved to your photos'

describe.each<Platform>(['weapp', 'alipay'])('the help centre on %s', (platform) => {
  it('shows an answer, leads to the contacts, and saves the chat code once the phone allows it', () => {
    const answers = ['denied', 'denied', 'denied', 'saved', 'no space left', 'saved']
    return flow(platform, { stubs: { album: () => answers.shift() ?? 'denied' } }, async (app) => {
      await app.open('/pages/index/my-index')
      await app.tap('Help centre')
      await app.arrive('/pages/my/other/bzzx')
      await app.tap('Delivery')
      await app.tap('Where do you deliver, and for how much?')
      await app.see('Delivery')
      await app.tap('Contact us')
      await app.arrive('/pages/my/other/zkf')
      await app.see('hello@sala.example')
      await app.tap('[aria-label="Show QR code: sala-bistro"]')
      await app.see('WeChat QR code')

      await app.tap('Save the code')
      await app.see('Allow access to your photos?')
      await app.tap('Not now')
      await app.gone('Allow access to your photos?')
      await app.tap('Save the code')
      await app.tap('Open settings')
      await app.see('The picture was not saved')
      await app.tap('Save the code')
      await app.see(SAVED)
      await app.tap('Save the code')
      await app.see('no space left')
      await app.tap('[aria-label="Close"]')
      await app.gone('Save the code')

      await app.tap('[aria-label="Show QR code: @salabistro"]')
      await app.tap('Save the code')
      await app.see(SAVED)
      const effects = await app.effects()
      expect(effects.filter(({ kind }) => kind === 'openSetting')).toHaveLength(1)
      expect(effects.filter(({ kind }) => kind === 'saveImage').map(({ detail }) => detail)).toEqual([
        { filePath: expect.stringMatching(/^wxfile:\/\/tmp_/) },
        { filePath: 'wxfile://usr/line-code.png' },
      ])
    })
  })

  it('starts a call, copies the e-mail address, and opens the way to the store', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/my/other/zkf?storeId=ari')
      await app.tap('Call us')
      await app.tap('Call the store')
      await app.tap('Directions')
      await app.tap('[aria-label="Copy: hello@sala.example"]')
      await app.idle()
      expect((await app.effects()).filter(({ kind }) => kind !== 'vibrate')).toMatchObject([
        { kind: 'phoneCall', detail: { phoneNumber: '02-000-0100' } },
        { kind: 'phoneCall', detail: { phoneNumber: '02-000-0124' } },
        { kind: 'openLocation', detail: { name: 'Sala Bistro · Ari' } },
        { kind: 'clipboard', detail: { data: 'hello@sala.example' } },
      ])
    }))

  it('shows the operator of the shop and opens the official site', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/my/other/gywmtwo')
      await app.see('Sala Bistro Co., Ltd., Bangkok')
      await app.tap('Official site')
      await app.arrive('/pages/other/web-view')
      await app.see('sala.example')
    }))

  it('shows an error for an answer that does not exist', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/my/other/bzzx?helperId=nothing')
      await app.see('This answer was not found')
    }))
})
