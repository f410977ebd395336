import { bytesOf, setUpFlows } from '../harness/flow'
import type { MiniApp } from '../harness/app'
import type { SetDataCall } from '../host/protocol'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()

const pagesOf = (calls: SetDataCall[]) => [...new Set(calls.map(({ component }) => component))]

/** Opens four pages one upon another. */
async function openPages(app: MiniApp) {
  await app.open('/pages/index/my-index')
  await app.tap('Help centre')
  await app.arrive('/pages/my/other/bzzx')
  await app.tap('Contact us')
  await app.arrive('/pages/my/other/zkf')
  await app.see('hello@sala.example')
}

describe.each<Platform>(['weapp', 'alipay'])('what lies over the pages on %s', (platform) => {
  it('a toast is drawn on the visible page only, and is sent alone when it comes and goes', () =>
    flow(platform, {}, async (app) => {
      await openPages(app)
      const calls = await app.measure(async () => {
        await app.tap('[aria-label="Copy: hello@sala.example"]')
        await app.see('Copied')
        await app.gone('Copied')
      })
      expect(pagesOf(calls)).toEqual(['pages/my/other/zkf'])
      expect(bytesOf(calls)).toBeLessThan(1000)
    }))

  it('the offline bar is drawn on the visible page only, also after going back', () =>
    flow(platform, {}, async (app) => {
      await openPages(app)
      const bars = async () => (await app.text()).split('You are offline').length - 1
      const goOffline = () =>
        app.waitFor(async () => {
          // Repeated, because replies that were still on their way report a network.
          await app.fire('NetworkStatusChange', { isConnected: false, networkType: 'none' })
          return (await bars()) === 1
        }, 'the offline bar')
      await goOffline()
      const online = await app.measure(async () => {
        await app.fire('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
        await app.gone('You are offline')
      })
      // The page below only gives back the room that it made for the bar.
      expect(bytesOf(online.filter(({ component }) => component !== 'pages/my/other/zkf'))).toBeLessThan(1000)
      expect(bytesOf(online)).toBeLessThan(2000)
      await app.back()
      await app.arrive('/pages/my/other/bzzx')
      await goOffline()
    }))

  it('the bar of a tab page is sent alone when its header is scrolled away and back', () =>
    flow(platform, { engine: 'chromium' }, async (app) => {
      await app.see('Cooked most this week')
      await app.idle()
      const brand = async () => ((await app.text()).match(/Sala Bistro(?! ·)/g) ?? []).length
      const before = await brand()
      const scrollAwayAndBack = async () => {
        await app.scroll(300)
        await app.waitFor(async () => (await brand()) > before, 'the bar')
        await app.scroll(0)
        await app.waitFor(async () => (await brand()) === before, 'the end of the bar')
      }
      // The first time, pictures come into view and are loaded.
      await scrollAwayAndBack()
      await app.idle()
      const calls = await app.measure(scrollAwayAndBack)
      expect(bytesOf(calls)).toBeLessThan(2000)
    }))
})
