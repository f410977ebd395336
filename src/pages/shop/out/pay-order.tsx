import { cartApi } from '@/api/cart'
import { orderApi } from '@/api/order'
import { Empty } from '@/components/Empty'
import { Loaded } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { useAction } from '@/components/useAction'
import { useEachShow } from '@/components/useEachShow'
import { usePayOrder } from '@/components/usePayOrder'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { randomId } from '@/domain/randomId'
import { go, replace } from '@/platform/navigation'
import * as storage from '@/platform/storage'
import { useState } from 'react'
import { CheckoutForm } from '../parts/checkout/CheckoutForm'
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton'
import { CheckoutModel } from './pay-order.model'

/** The checkout of a takeaway, pickup or delivery order. */
function Checkout({ query }: PageProps<'/pages/shop/out/pay-order'>) {
  const { shop, delivery, carts, orders, locale, ui } = useStores()
  const t = useText()
  const [model] = useState(
    () =>
      new CheckoutModel(
        { cart: cartApi, order: orderApi },
        {
          storeId: () => query.storeId ?? shop.id,
          diningType: () => shop.outType,
          addressId: () => delivery.maddress?.id,
          remark: () => delivery.remark,
        },
        { ...storage, newKey: randomId },
      ),
  )
  // Remark and address are chosen on pages of their own: what they changed is priced on return.
  useEachShow(() => void model.checkout.load(), locale.current)

  const pay = usePayOrder({ place: 'checkout' })
  const place = useAction(async () => {
    const problem = await model.check()
    if (problem) {
      ui.alert(problem.text)
      return
    }
    const order = await model.place()
    delivery.setRemark('')
    await Promise.allSettled([carts.out.load(), orders.refresh()])
    if (order.actions.includes('pay')) await pay.run(order)
    else replace('/pages/order/detail', { orderId: order.id })
  })

  return (
    <Loaded of={model.checkout} skeleton={<CheckoutSkeleton />}>
      {(checkout) =>
        checkout.lines.length > 0 ? (
          <CheckoutForm model={model} checkout={checkout} placing={place.busy} onPlace={() => void place.run()} />
        ) : (
          <Empty
            title={t('checkout.empty')}
            text={t('checkout.emptyHint')}
            action={t('checkout.toMenu')}
            onAction={() => go('/pages/index/goods')}
          />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/shop/out/pay-order', Checkout)
