import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'
import { toTab } from './steps'

const { flow } = setUpFlows()
const BACK = '[aria-label="Back"]'

describe.each<Platform>(['weapp', 'alipay'])('what %s draws over the pages', (platform) => {
  it('is light on dark pages, on each that opens, and dark again on light ones', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      expect(await app.signs()).toBe('dark')
      await toTab(app, 'Me')
      await app.tap('Dark')
      await app.waitFor(async () => (await app.signs()) === 'light', 'light signs')
      await app.tap('Help centre')
      await app.arrive('/pages/my/other/bzzx')
      expect(await app.signs()).toBe('light')
      await app.tap(BACK)
      await app.tap('Light')
      await app.waitFor(async () => (await app.signs()) === 'dark', 'dark signs')
    }))

  it('is light on the bar that says that the network is gone, while it is gone', () =>
    flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      await app.waitFor(async () => {
        // Again as long as answers that were on their way still come: they tell of a network.
        await app.fire('NetworkStatusChange', { isConnected: false, networkType: 'none' })
        return (await app.signs()) === 'light'
      }, 'light signs')
      await app.fire('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
      await app.waitFor(async () => (await app.signs()) === 'dark', 'dark signs')
    }))

  it('has one way back under it and one title, also where the host draws its own', () =>
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

  it('never lies on what a tab page says: a bar comes when its head is scrolled away', () =>
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
