import { setUpFlows } from '../harness/flow'
import { addRequiredDish } from '../harness/steps'

const { flow } = setUpFlows()
const TITLE = 'Your data, your choice'
const ADDRESS = '/pages/my/addres/add'
const place = { name: 'Terminal 21', address: '88 Sukhumvit 19', latitude: 13.7376, longitude: 100.5603 }

it('WeChat prompts before the first location: a refusal returns none, and consent continues at once and is remembered', () => {
  let mapRequests = 0
  const stubs = {
    chooseLocation() {
      mapRequests += 1
      return place
    },
  }
  return flow('weapp', { needsConsent: true, stubs }, async (app) => {
    await app.open(ADDRESS)
    await app.tap('Choose on the map')
    await app.see(TITLE)
    await app.tap('Not now')
    await app.gone(TITLE)
    await app.idle()
    expect(mapRequests).toBe(0)

    await app.tap('Choose on the map')
    await app.tap('Agree')
    await app.gone(TITLE)
    await app.waitFor(() => Promise.resolve(mapRequests === 1), 'the map')
    await app.tap('Choose on the map')
    await app.waitFor(() => Promise.resolve(mapRequests === 2), 'the map again')
    expect(await app.count(TITLE)).toBe(0)
  })
})

it("Alipay's storefront prompts once at checkout and lets the guest order with either answer", () =>
  flow('alipay', { storage: { privacy: '' } }, async (app) => {
    await addRequiredDish(app)
    await app.tap('Checkout')
    await app.see(TITLE)
    await app.tap('Read the privacy policy')
    await app.see('Who we are')
    await app.tap('[aria-label="Back"]')
    await app.tap('Not now')
    await app.gone(TITLE)
    await app.see('Pay now')
    await app.tap('[aria-label="Back"]')
    await app.tap('Checkout')
    await app.see('Pay now')
    await app.idle()
    expect(await app.count(TITLE)).toBe(0)
  }))
