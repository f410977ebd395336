import { goodsContract } from '../../../src/contract/goods/goods'
import { settle, Shopper } from '../../server/support/orders/shopper'
import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'
import { addPictures, NOT_A_PHOTO, PHOTO, photo, expectPicturesAtConsole } from '../harness/photos'
import { prepareOrder, updateOrder, openTab } from '../harness/steps'

const flows = setUpFlows()
const { flow } = flows
const DISH = 'Pad Thai Goong'

/** Creates orders of a guest through the backend; returns the last order and the guest's stored session. */
async function createOrders(count: number, paid: boolean) {
  const { backend } = flows
  const shop = { storeId: 'thonglor', diningType: 'takeout' as const }
  const { goods } = await backend.ask(goodsContract.menu, shop)
  const dish = goods.find(({ name }) => name === DISH)
  const shopper = await Shopper.enter(backend, shop)
  let orderId = ''
  for (let at = 0; at < count; at += 1) {
    await shopper.add(dish?.id ?? '', 1, { skuId: dish?.skuId ?? '' })
    orderId = (await shopper.order()).id
    if (paid) await settle(backend, (await shopper.code(orderId)).refNo)
  }
  return {
    storage: { token: shopper.token },
    orderId,
    detail: `/pages/order/detail?orderId=${orderId}`,
    /** The bank transfers the money of the PromptPay code on the screen. */
    pay: async () => settle(backend, (await shopper.code(orderId)).refNo),
  }
}

describe.each<Platform>(['weapp', 'alipay'])('an order on %s', (platform) => {
  it('is cancelled before it is paid', async () => {
    const { storage, detail } = await createOrders(1, false)
    await flow(platform, { storage }, async (app) => {
      await app.open(detail)
      await app.tap('Cancel')
      await app.tap('Keep it')
      await app.gone('Cancel this order?')
      await app.tap('Cancel')
      await app.tap('Cancel order')
      await app.see('Nothing was charged.')
    })
  })

  it('is paid from the list, cooked, eaten, rated with a picture, and ordered again', async () => {
    const { storage, pay, orderId } = await createOrders(1, false)
    const stubs = { images: () => [PHOTO, PHOTO], photo }
    await flow(platform, { storage, stubs }, async (app, context) => {
      await openTab(app, 'Orders')
      await app.see('To pay')
      await app.tap(DISH)
      await app.tap('Pay ฿181.90')
      await app.arrive('/pages/order/promptpay')
      await app.see('Save code')
      await pay()
      await app.tap('I have paid')
      await prepareOrder(app, context)
      await updateOrder(app, context, 'complete', 'Enjoy')

      await app.tap('Rate dishes')
      await app.tap('Send')
      await app.see('Please rate your order overall')
      await app.tap('Confirm')
      await app.tap('[aria-label="Good"]')
      await app.tap('Very satisfied')
      await app.type('Suggestions (optional)', 'More basil')
      await addPictures(app, 2)
      await app.tap('[aria-label="Remove picture 1"]')
      await app.see('1/9')
      await app.tap('Send')
      await app.see('Thank you for your feedback')
      await expectPicturesAtConsole(context, orderId, 1)
      await app.tap('See the order')
      await app.see('Enjoy')
      await app.gone('Rate dishes')

      await app.tap('Order again')
      await app.arrive('/pages/shop/out/pay-order')
      await app.see(DISH)
    })
  })

  it('is refunded when the store agrees to a request with a picture', async () => {
    const { storage, detail, orderId } = await createOrders(1, true)
    const stubs = { images: () => [PHOTO, NOT_A_PHOTO], photo }
    await flow(platform, { storage, stubs }, async (app, context) => {
      await app.open(detail)
      await updateOrder(app, context, 'accept', 'Cooking now')
      await app.tap('Help')
      await app.tap('Apply for a refund')
      await app.arrive('/pages/order/refunddl')
      await app.type('Remark (optional)', 'We have to leave')
      await app.tap('Apply for a refund')
      await app.see('Please choose a reason')
      await app.tap('Confirm')
      await app.tap('I changed my mind')
      await addPictures(app, 2)
      await app.see('[aria-label="Upload picture 2 again"]')
      await app.tap('Apply for a refund')
      await app.see('A picture was not uploaded')
      await app.tap('Confirm')
      await app.tap('[aria-label="Remove picture 2"]')
      await app.tap('Apply for a refund')
      await app.see('Waiting for the store')
      await app.see('[aria-label="Picture 1"]')
      await expectPicturesAtConsole(context, orderId, 1)
      await app.tap('[aria-label="Back"]')
      await updateOrder(app, context, 'approveRefund', 'Your money is on its way')
    })
  })

  it('has its receipt, which opens inside the app, and its tax invoice after the form', async () => {
    const { storage, detail } = await createOrders(1, true)
    await flow(platform, { storage }, async (app) => {
      await app.open(detail)
      await app.tap('Request a tax invoice')
      await app.tap('Issue the tax invoice')
      await app.see('Please enter the name')
      await app.type('Registered name', 'Sala Books Co., Ltd.')
      await app.type('Tax ID, 13 digits', '0105561000011')
      await app.type('Registered address', '1 Silom Road')
      await app.tap('Issue the tax invoice')
      await app.see('Your tax invoice is ready')
      await app.tap('Tax invoice')
      await app.arrive('/pages/other/web-view')
      const [shown] = (await app.stack()).slice(-1)
      expect(decodeURIComponent(shown?.query.src ?? '')).toMatch(/\/documents\/[\w.-]+\?lang=en$/)
    })
  })

  it('appears in the list, which loads more at its end and can be filtered', async () => {
    const { storage } = await createOrders(22, true)
    await flow(platform, { storage }, async (app) => {
      await openTab(app, 'Orders')
      await app.waitFor(async () => (await app.count(DISH)) === 20, 'twenty orders')
      await app.scroll(100_000)
      await app.waitFor(async () => (await app.count(DISH)) === 22, 'all orders')
      await app.tap('Completed')
      await app.see('Nothing here at the moment')
      await app.tap('In progress')
      await app.see(DISH)
    })
  })
})
