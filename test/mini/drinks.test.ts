import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'

const flows = setUpFlows()

describe.each<[Platform, string]>([
  ['weapp', 'ploy-golden'],
  ['alipay', 'ploy-red'],
])('a member on %s', (platform, id) => {
  it('sees the bottles, and shows a code to take one out', async () => {
    await flows.flow(platform, { storage: await flows.member() }, async (app) => {
      await app.open('/pages/storage/list')
      await app.see('Golden rum')
      await app.see('House red wine')
      await app.open(`/pages/storage/detail?id=${id}`)
      await app.see('What happened')
      await app.tap('Take it out')
      await app.tap('I am 20 or older')
      await app.see('Valid for')
      expect(await app.text()).toMatch(/\d{3} \d{3}/)
      await app.tap('Cancel')
      await app.see('What happened')
    })
  })
})
