import type { MiniApp } from '../harness/app'
import { setUpFlows } from '../harness/flow'
import { openTab } from '../harness/steps'

const { flow } = setUpFlows()

const BAR = '[aria-label="Main"]'
const MENU = 'pages/index/goods'
const ME = 'pages/index/my-index'

/** Positions of the tabs marked as active. */
async function activeTabs(app: MiniApp): Promise<number[]> {
  const marks = await Promise.all([1, 2, 3, 4].map((n) => app.count(`${BAR} > [aria-checked]:nth-child(${n})`)))
  return [0, 1, 2, 3].filter((index) => marks[index] === 1)
}

const vibrations = async (app: MiniApp) => (await app.effects()).filter(({ kind }) => kind === 'vibrate').length

describe.each(['weapp', 'alipay'] as const)('the tab bar on %s', (platform) => {
  it('marks only the active tab', () =>
    flow(platform, {}, async (app) => {
      for (const [index, tab] of ['Home', 'Menu', 'Orders', 'Me'].entries()) {
        if (index > 0) await openTab(app, tab)
        await app.see(`${BAR} > [aria-checked]`)
        await app.waitFor(async () => String(await activeTabs(app)) === String(index), `the mark at ${tab} only`)
      }
    }))

  it('is hidden on every other page and returns with the tab', () =>
    flow(platform, {}, async (app) => {
      await app.see(BAR)
      await app.tap('[aria-label^="Change store"]')
      await app.arrive('/pages/shop/select/index')
      await app.gone(BAR)
      await app.back()
      await app.see(BAR)
    }))

  it('answers a tap on the active tab with a short vibration and nothing else', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      const before = await app.stack()
      await app.tap('Home')
      await app.waitFor(async () => (await vibrations(app)) === 1, 'one vibration')
      await app.idle()
      expect(await app.stack()).toEqual(before)
    }))

  it('handles one of two quick taps, and the next tap a little later', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      const home = await app.page()
      // The order of the two taps depends on the machine.
      await Promise.all([app.tap('Menu'), app.tap('Me')])
      await app.waitFor(async () => (await app.page()) !== home, 'another tab')
      const first = await app.page()
      await app.idle()
      expect(await app.page()).toBe(first)
      await openTab(app, first === MENU ? 'Me' : 'Menu')
      expect(await app.page()).toBe(first === MENU ? ME : MENU)
    }))
})
