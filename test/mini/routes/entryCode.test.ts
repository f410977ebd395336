import { readTables } from '../../../server/modules/inStore/staffTables'
import { tableScanText } from '../../../src/domain/table/tableCode'
import type { MiniApp } from '../harness/app'
import { SCAN_OPTIONS } from '../harness/entryScan'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const flows = setUpFlows()
const { flow } = flows

const ARI = 'https://shop.example/s/storeGoods?storeId=ari'
const THONGLOR = 'https://shop.example/s/storeGoods?storeId=thonglor'
const UNKNOWN = 'https://shop.example/s/nonsense'

const expectStore = async (app: MiniApp, name: string) => {
  await app.arrive('/pages/index/goods')
  await app.see(name)
}

describe.each<Platform>(['weapp', 'alipay'])('a code scanned with the camera of %s', (platform) => {
  const scanned = SCAN_OPTIONS[platform]

  it('opens the page that the scanner would open, and only once', () =>
    flow(platform, scanned(ARI, 1), async (app) => {
      await expectStore(app, 'Sala Bistro · Ari')
      await app.tap('Home')
      await app.arrive('/pages/index/index')
      await app.show(false)
      await app.show(true)
      await app.idle()
      await app.arrive('/pages/index/index')
    }))

  it('opens the table of the code', async () => {
    const tables = await readTables(flows.backend.db, 'thonglor')
    const { id: tableId, code } = tables[0]?.table ?? { id: '', code: '' }
    const text = tableScanText('https://shop.example', { storeId: 'thonglor', tableId, code })
    await flow(platform, scanned(text, 1), async (app) => {
      await app.arrive('/pages/shop/in/goods')
      await app.see('Table A1')
    })
  })

  it('opens the next code that is scanned meanwhile', () =>
    flow(platform, scanned(ARI, 1), async (app) => {
      await expectStore(app, 'Sala Bistro · Ari')
      await app.show(false)
      await app.reenter(scanned(THONGLOR, 2).query)
      await expectStore(app, 'Sala Bistro · Thonglor')
    }))

  it('opens the home page with a message when the code leads nowhere', () =>
    flow(platform, scanned(UNKNOWN, 1), async (app) => {
      await app.see('This is not one of our codes. Try the one on your table or at the till.')
      await app.tap('Confirm')
      await app.arrive('/pages/index/index')
    }))
})
