import { setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'

const flows = setUpFlows()

describe.each<Platform>(['weapp', 'alipay'])('a member on %s', (platform) => {
  it('sees the campaign and the friends, and opens a red packet', async () => {
    await flows.flow(platform, { storage: await flows.member() }, async (app) => {
      await app.open('/pages/invitation/yqyl')
      await app.see('3 friends so far')
      await app.open('/pages/invitation/yqjl')
      await app.see('Somchai')
      await app.open('/pages/invitation/yqhb?id=ploy-packet')
      if (platform === 'weapp') {
        await app.see('A coupon of ฿20 to ฿100')
        await app.tap('Open')
      }
      await app.see('Packets hold ฿20–฿100, chosen by chance')
      expect(await app.text()).toMatch(/฿(20|50|100)/)
    })
  })
})
