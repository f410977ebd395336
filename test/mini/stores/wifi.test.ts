import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()
const WIFI = '/pages/other/wifi?storeId=thonglor'
const NETWORK = { SSID: 'Sala Guests', password: 'tomyum;88' }

/** The platform's error number and the text that the guest sees. */
const TEXTS: [code: number, text: string][] = [
  [12001, 'This device cannot connect from here'],
  [12002, 'The password is wrong. Please ask the staff'],
  [12003, 'The connection timed out. Come closer and try again'],
  [12004, 'This phone is already connected or connecting'],
  [12005, 'Wi-Fi is off. Please switch it on'],
  [12006, 'Location is off. Please switch it on for Wi-Fi'],
  [12007, 'You did not allow the connection'],
  [12008, 'The network name is not valid'],
  [12010, 'The password is wrong. Please ask the staff'],
  [12014, 'The password is wrong. Please ask the staff'],
  [12013, 'Could not connect. Use the name and password above'],
]

describe.each<Platform>(['weapp', 'alipay'])('the Wi-Fi of a store on %s', (platform) => {
  it('shows the reason of each failure until the phone joins', () => {
    const requested: unknown[] = []
    const answers = TEXTS.map(([code]) => code)
    const wifi = (network: object) => {
      requested.push(network)
      return answers.shift() ?? 'connected'
    }
    return flow(platform, { stubs: { wifi } }, async (app) => {
      await app.open(WIFI)
      for (const [at, [, text]] of TEXTS.entries()) {
        await app.tap('Connect')
        await app.waitFor(async () => requested.length === at + 1, 'the next answer')
        await app.idle()
        await app.see(text)
      }
      await app.tap('Connect')
      await app.see('You are connected')
      expect(await app.count('The password is wrong. Please ask the staff')).toBe(0)
      expect(requested).toHaveLength(TEXTS.length + 1)
      for (const network of requested) expect(network).toMatchObject(NETWORK)
    })
  })

  it('can be entered by hand, also on a client that is too old to join', () =>
    flow(platform, { absent: ['connectWifi'] }, async (app) => {
      await app.open(WIFI)
      await app.tap('Connect')
      await app.see('This device cannot connect from here')
      await app.tap('[aria-label="Copy: tomyum;88"]')
      await app.idle()
      const copied = (await app.effects()).find(({ kind }) => kind === 'clipboard')
      expect(copied?.detail).toEqual({ data: NETWORK.password })
    }))

  it('refers to another store where there is none', () =>
    flow(platform, {}, async (app) => {
      await app.open('/pages/other/wifi?storeId=ari')
      await app.see('No guest Wi-Fi here')
      await app.tap({ what: 'Another store', near: 'Another store may have it.' })
      await app.arrive('/pages/shop/select/index')
      await app.tap('Sala Bistro · Thonglor')
      await app.arrive('/pages/other/wifi')
      await app.see(NETWORK.SSID)
    }))
})
