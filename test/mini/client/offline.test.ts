import { launch } from '../harness/launch'
import { setUpFlows } from '../harness/flow'
import { sendToServer } from '../harness/hostCalls'
import type { Platform } from '../package/miniPackage'
import { addRequiredDish, openTab } from '../harness/steps'

const flows = setUpFlows()

/** Entries of the offline cache that a visit must have stored before the network fails, each with a text that it contains. */
const CACHE_ENTRIES = [
  ['layout index', 'Cooked most this week'],
  ['store thonglor', 'Thonglor'],
  ['menu thonglor', 'Pad Thai'],
  ['cart out thonglor', 'Pad Thai'],
] as const

const isCached = (storage: Record<string, unknown>) =>
  CACHE_ENTRIES.every(([copy, part]) =>
    Object.entries(storage).some(([name, text]) => name.startsWith(`copy ${copy}`) && String(text).includes(part)),
  )

describe.each<Platform>(['weapp', 'alipay'])('the app without a network on %s', (platform) => {
  it('starts with the cached home page, menu and cart, shows their age, and recovers with the network', async () => {
    let storage: Record<string, unknown> = {}
    await flows.flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      await addRequiredDish(app)
      await app.see('Checkout')
      await app.waitFor(async () => {
        storage = await app.storage()
        return isCached(storage)
      }, 'copies of what was shown')
    })

    const network = { gone: true }
    const app = await launch(platform, {
      engine: 'jsdom',
      timeout: 30_000,
      storage,
      server(request) {
        if (network.gone) throw new Error('there is no network')
        return sendToServer(flows.backend.app.server, request)
      },
    })
    try {
      await app.see('Cooked most this week')
      await app.see('Sala Bistro · Thonglor')
      await app.waitFor(async () => /You are offline\. Last updated \d\d:\d\d/.test(await app.text()), 'how old it is')
      await openTab(app, 'Menu')
      await app.tap('Offline')
      await app.see('You are offline. Your cart is saved. You can order when you are back online')
      await app.tap('[aria-label="Add: Pad Thai Goong"]')
      await app.see('You are offline. Please try again when you are back online')
      await app.tap('[aria-label="Open the cart"]')
      await app.see('Your cart · 1 item')

      network.gone = false
      await app.fire('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
      await app.waitFor(async () => !(await app.text()).includes('You are offline'), 'the end of the note')
      await app.see('Checkout')
      await app.see('Your cart · 1 item')
      expect(await app.errors()).toEqual([])
    } finally {
      await app.close()
    }
  })

  it('does not take an error of the server for a missing network', async () => {
    const server = { broken: false }
    const app = await launch(platform, {
      engine: 'jsdom',
      timeout: 30_000,
      server(request) {
        return server.broken ? { status: 502, body: '<html></html>' } : sendToServer(flows.backend.app.server, request)
      },
    })
    try {
      await app.see('Cooked most this week')
      server.broken = true
      await openTab(app, 'Orders')
      await app.see('This did not load')
      expect(await app.text()).not.toContain('You are offline')
    } finally {
      await app.close()
    }
  })
})
