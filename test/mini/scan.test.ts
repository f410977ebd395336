import { layoutBlocks } from '../../server/db/schema/config'
import type { World } from './answers'
import type { MiniApp } from './app'
import { type CacheContext, setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'

const { flow } = setUpFlows()

const link = { params: 'platform', name: { id: 'scanOrder' } }
const block = { id: 'scan', page: 'index', sort: -1, type: 'notice', data: { text: 'Scan to order', link } }

/** A phone whose scanner reads this. */
const reading = (code: Awaited<ReturnType<NonNullable<World['scan']>>>) => ({
  world: { scan: () => code },
  open: 'pages/index/my-index',
})

/** Opens the scanner by a link on the home page, as a merchant can put it there. */
async function scan(app: MiniApp, { backend }: CacheContext): Promise<void> {
  await backend.db.insert(layoutBlocks).values(block).onConflictDoNothing()
  await app.tap('Home')
  await app.arrive('/pages/index/index')
  await app.tap({ what: 'More', near: 'Scan to order' })
}

describe.each<Platform>(['weapp', 'alipay'])('the scanner of %s', (platform) => {
  it('reads the code of a store and opens its menu', () =>
    flow(platform, reading('https://codes.example/s/storeGoods?storeId=ari'), async (app, around) => {
      await scan(app, around)
      await app.arrive('/pages/index/goods')
      await app.see('Sala Bistro · Ari')
    }))

  it('reads the code of a till and opens the bill there', () =>
    flow(platform, reading('https://codes.example/s/personPay?storeId=thonglor'), async (app, around) => {
      await scan(app, around)
      await app.arrive('/pages/shop/in/dmf')
      await app.see('Sala Bistro · Thonglor')
    }))

  it('says that a code is not ours', () =>
    flow(platform, reading('8850999320014'), async (app, around) => {
      await scan(app, around)
      await app.see('This is not one of our codes. Try the one on your table or at the till.')
    }))

  it('is left without a word', () =>
    flow(platform, reading('cancelled'), async (app, around) => {
      await scan(app, around)
      await app.idle()
      expect(await app.count('Please note')).toBe(0)
      expect(await app.count('Something went wrong. Please try again')).toBe(0)
    }))
})

it("a code of WeChat's own goes straight to its path", () =>
  flow('weapp', reading({ result: '', path: 'pages/shop/out/sjjs?storeId=ari' }), async (app, around) => {
    await scan(app, around)
    await app.arrive('/pages/shop/out/sjjs')
    await app.see('Sala Bistro · Ari')
  }))
