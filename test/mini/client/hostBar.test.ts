import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { openTab } from '../harness/steps'

const { flow } = setUpFlows()
const BACK = '[aria-label="Back"]'

describe.each<Platform>(['weapp', 'alipay'])('the system bars over the pages on %s', (platform) => {
  it('are light on every dark page and dark again on light ones', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      expect(await app.barStyle()).toBe('dark')
      await openTab(app, 'Me')
      await app.tap('Dark')
      await app.waitFor(async () => (await app.barStyle()) === 'light', 'light signs')
      await app.tap('Help centre')
      await app.arrive('/pages/my/other/bzzx')
      expect(await app.barStyle()).toBe('light')
      await app.tap(BACK)
      await app.tap('Light')
      await app.waitFor(async () => (await app.barStyle()) === 'dark', 'dark signs')
    }))

  it('are light on the offline bar while the network is gone', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      await app.waitFor(async () => {
        // Repeated, because replies that were still on their way report a network.
        await app.fire('NetworkStatusChange', { isConnected: false, networkType: 'none' })
        return (await app.barStyle()) === 'light'
      }, 'light signs')
      await app.fire('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
      await app.waitFor(async () => (await app.barStyle()) === 'dark', 'dark signs')
    }))

  it('have one back button and one title, also where the host draws its own', () =>
    flow(platform, { open: 'pages/index/my-index' }, async (app) => {
      await app.tap('About us')
      await app.arrive('/pages/my/other/gywmtwo')
      await app.see('Sala Bistro Co., Ltd., Bangkok')
      const ours = await app.count('.i-caret-left')
      expect(ours).toBe(platform === 'weapp' ? 1 : 0)
      expect(await app.title()).toBe(platform === 'weapp' ? 'About us' : '')
      await app.tap(BACK)
      await app.arrive('/pages/index/my-index')
      expect(await app.count(BACK)).toBe(0)
    }))

  it("never cover a tab page: a bar appears when the page's header is scrolled away", () =>
    flow(platform, { engine: 'chromium', storage: { locale: 'en' } }, async (app) => {
      await app.see('Cooked most this week')
      const brand = 'Sala Bistro'
      const titles = async () => ((await app.text()).match(/Sala Bistro(?! ·)/g) ?? []).length
      const before = await titles()
      await app.scroll(300)
      await app.waitFor(async () => (await titles()) === before + 1, `the bar that says "${brand}"`)
      await app.scroll(0)
      await app.waitFor(async () => (await titles()) === before, 'the end of the bar')
    }))
})
