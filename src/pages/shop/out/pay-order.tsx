import { cartApi } from '@/api/endpoints/cart'
import { orderApi } from '@/api/endpoints/order'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { useTrackDataAge } from '@/hooks/dataAge'
import { screen, type PageProps } from '@/shell/screen'
import { useOnShow } from '@/hooks/useOnShow'
import { usePrivacyPrompt } from '@/hooks/usePrivacyPrompt'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { go } from '@/platform/navigation/navigation'
import * as storage from '@/platform/storage/storage'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import '@/i18n/en/addresses'
import '@/i18n/en/cart'
import '@/i18n/en/checkout'
import '@/i18n/en/home'
import '@/i18n/en/orders'
import { ChooseStore } from '@/components/store/ChooseStore'
import { CheckoutForm } from '../parts/checkout/CheckoutForm'
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton'
import { PlaceOrderError } from '../parts/checkout/PlaceOrderError'
import { usePlacing } from '../parts/checkout/usePlacing'
import { CheckoutModel } from './pay-order.model'

/** The checkout of a takeaway, pickup or delivery order. */
function Checkout({ query }: PageProps<'/pages/shop/out/pay-order'>) {
  const { shop } = useStores()
  const refusal = serverMessageOf(shop.info)
  return (query.storeId || shop.id) && !refusal ? <StoreCheckout query={query} /> : <ChooseStore title={refusal} />
}

const StoreCheckout = observer(function StoreCheckout({ query }: PageProps<'/pages/shop/out/pay-order'>) {
  const { shop, delivery, carts, locale } = useStores()
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
  useTrackDataAge(model.checkout)
  usePrivacyPrompt()
  // After a reload, the ways to order are those of this store.
  useEffect(() => void shop.start(query.storeId), [query.storeId, shop])
  useEffect(() => model.followWay(), [model])
  // Remark and address are chosen on pages of their own: what they changed is priced on return.
  useOnShow(() => void model.checkout.load(), locale.wanted)

  const place = usePlacing(model.placing, {
    diningType: shop.outType,
    placed: () => {
      delivery.setRemark('')
      return carts.out.load()
    },
  })

  const addMissing = () => {
    const [item] = model.checkout.value?.missing ?? []
    go('/pages/index/goods', { gid: item?.goodsId, categoryId: item?.categoryId })
  }

  return (
    <>
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
      <PlaceOrderError placing={model.placing} addMissing={addMissing} />
    </>
  )
})

export default screen('/pages/shop/out/pay-order', Checkout)
