import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { orderAtCounter, prepareOrder, updateOrder } from '../harness/steps'

const { flow } = setUpFlows()
const STORE = 'Sala Bistro · Thonglor'
const GID = { gid: 'thonglor-tom-yum', storeId: 'thonglor' }

describe.each<[Platform, string]>([
  ['weapp', '/'],
  ['alipay', ''],
])('on %s', (platform, slash) => {
  const PICTURE = expect.stringMatching(/\/media\/pictures\/[\w-]+\.webp\?w=640&as=jpeg$/)
  const DISH = {
    title: 'Tom Yum Goong',
    path: `${slash}pages/shop/out/goods-dl?gid=thonglor-tom-yum&storeId=thonglor`,
    imageUrl: PICTURE,
  }

  it('a dish is shared with name, picture and page, from its sheet and from the menu of the host', () =>
    flow(platform, {}, async (app) => {
      await app.tap('Menu')
      await app.tap('Pickup')
      await app.tap('[aria-label="Choose: Tom Yum Goong"]')
      await app.tap('[aria-label="Share Tom Yum Goong"]')
      const { detail } = await app.effect('share')
      expect(detail).toEqual(DISH)
      expect(await app.share()).toEqual(detail)
    }))

  it('a shared dish opens, and can be shared on', () =>
    flow(platform, { open: 'pages/shop/out/goods-dl', query: GID }, async (app) => {
      await app.see('Large, for two')
      await app.tap('[aria-label="Share Tom Yum Goong"]')
      expect((await app.effect('share')).detail).toEqual(DISH)
    }))

  it('a shared store opens, and can be shared on', () =>
    flow(platform, { open: 'pages/shop/out/sjjs', query: { storeId: 'ari' } }, async (app) => {
      // The store opens in the afternoon.
      await app.see('See the menu')
      await app.tap('[aria-label="Share Sala Bistro · Ari"]')
      expect((await app.effect('share')).detail).toEqual({
        title: 'Sala Bistro · Ari',
        path: `${slash}pages/shop/out/sjjs?storeId=ari`,
        imageUrl: PICTURE,
      })
    }))

  it('what was ordered is shared once it is paid, and leads to the store', () =>
    flow(platform, {}, async (app, context) => {
      await orderAtCounter(app)
      await app.see(STORE)
      const store = { path: `${slash}pages/shop/out/sjjs?storeId=thonglor`, imageUrl: PICTURE }
      expect(await app.share()).toEqual({ ...store, title: STORE })
      await prepareOrder(app, context)
      await updateOrder(app, context, 'takePayment', 'Paid')
      await app.tap('Share')
      const shares = async () => (await app.effects()).filter(({ kind }) => kind === 'share')
      await app.waitFor(async () => (await shares()).length === 2, 'the card of the host')
      expect((await shares())[1]?.detail).toEqual({ ...store, title: `What I had at ${STORE}` })
    }))

  it('pages of the guest alone are not shared', () =>
    flow(platform, { open: 'pages/index/order-index' }, async (app) => {
      await app.see('Orders')
      expect(await app.share()).toBeFalsy()
    }))
})
