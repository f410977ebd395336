import type { MiniApp } from './app'
import { setUpFlows } from './flow'
import { toTab } from './steps'

const { flow } = setUpFlows()

const BAR = '[aria-label="Main"]'
const MENU = 'pages/index/goods'
const ME = 'pages/index/my-index'

/** Places of the tabs that are marked as the one that is shown. */
async function marked(app: MiniApp): Promise<number[]> {
  const marks = await Promise.all([1, 2, 3, 4].map((n) => app.count(`${BAR} > [aria-checked]:nth-child(${n})`)))
  return [0, 1, 2, 3].filter((index) => marks[index] === 1)
}

const vibrations = async (app: MiniApp) => (await app.effects()).filter(({ kind }) => kind === 'vibrate').length

describe.each(['weapp', 'alipay'] as const)('the tab bar on %s', (platform) => {
  it('marks where the guest is, and only there', () =>
    flow(platform, {}, async (app) => {
      for (const [index, tab] of ['Home', 'Menu', 'Orders', 'Me'].entries()) {
        if (index > 0) await toTab(app, tab)
        await app.see(`${BAR} > [aria-checked]`)
        await app.waitFor(async () => String(await marked(app)) === String(index), `the mark at ${tab} only`)
      }
    }))

  it('hides on every other page and is back with the tab', () =>
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

  it('takes one of two quick taps, and the next a little later', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      const home = await app.page()
      // Which of the two arrives first is the machine's affair.
      await Promise.all([app.tap('Menu'), app.tap('Me')])
      await app.waitFor(async () => (await app.page()) !== home, 'another tab')
      const first = await app.page()
      await app.idle()
      expect(await app.page()).toBe(first)
      await toTab(app, first === MENU ? 'Me' : 'Menu')
      expect(await app.page()).toBe(first === MENU ? ME : MENU)
    }))
})
