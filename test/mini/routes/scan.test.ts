import { layoutBlocks } from '../../../server/db/schema/settings/config'
import type { PlatformStubs } from '../harness/hostCalls'
import type { MiniApp } from '../harness/app'
import { type FlowContext, setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()

const link = { params: 'platform', name: { id: 'scanOrder' } }
const block = { id: 'scan', page: 'index', sort: -1, type: 'notice', data: { text: 'Scan to order', link } }

/** Stubs a scanner that reads this code. */
const scannerOf = (code: Awaited<ReturnType<NonNullable<PlatformStubs['scan']>>>) => ({
  stubs: { scan: () => code },
  open: 'pages/index/my-index',
})

/** Opens the scanner by a configured link on the home page. */
async function scan(app: MiniApp, { backend }: FlowContext): Promise<void> {
  await backend.db.insert(layoutBlocks).values(block).onConflictDoNothing()
  await app.tap('Home')
  await app.arrive('/pages/index/index')
  await app.tap({ what: 'More', near: 'Scan to order' })
}

describe.each<Platform>(['weapp', 'alipay'])('the scanner of %s', (platform) => {
  it('opens the menu of a scanned store', () =>
    flow(platform, scannerOf('https://codes.example/s/storeGoods?storeId=ari'), async (app, context) => {
      await scan(app, context)
      await app.arrive('/pages/index/goods')
      await app.see('Sala Bistro · Ari')
    }))

  it('opens the bill of a scanned till', () =>
    flow(platform, scannerOf('https://codes.example/s/personPay?storeId=thonglor'), async (app, context) => {
      await scan(app, context)
      await app.arrive('/pages/shop/in/dmf')
      await app.see('Sala Bistro · Thonglor')
    }))

  it('rejects a foreign code with a message', () =>
    flow(platform, scannerOf('8850999320014'), async (app, context) => {
      await scan(app, context)
      await app.see('This is not one of our codes. Try the one on your table or at the till.')
    }))

  it('closes without a message when cancelled', () =>
    flow(platform, scannerOf('cancelled'), async (app, context) => {
      await scan(app, context)
      await app.idle()
      expect(await app.count('Please note')).toBe(0)
      expect(await app.count('Something went wrong. Please try again')).toBe(0)
    }))
})

it("follows the path of WeChat's own codes", () =>
  flow('weapp', scannerOf({ result: '', path: 'pages/shop/out/sjjs?storeId=ari' }), async (app, context) => {
    await scan(app, context)
    await app.arrive('/pages/shop/out/sjjs')
    await app.see('Sala Bistro · Ari')
  }))
