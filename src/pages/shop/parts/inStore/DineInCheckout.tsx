import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { inStoreApi } from '@/api/endpoints/inStore'
import { Empty } from '@/ui/feedback/Empty'
import type { IconName } from '@/ui/media/iconNames'
import { art } from '@/ui/media/artFiles'
import { Loaded } from '@/components/loading/Loaded'
import { useTrackDataAge } from '@/hooks/dataAge'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { backTo, replace } from '@/platform/navigation/navigation'
import * as storage from '@/platform/storage/storage'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import { DineInOrderModel } from '@/pages/shop/in/pay-order.model'
import { CheckoutSkeleton } from '@/pages/shop/parts/checkout/CheckoutSkeleton'
import { PlaceOrderError } from '@/pages/shop/parts/checkout/PlaceOrderError'
import { usePlacing } from '@/pages/shop/parts/checkout/usePlacing'
import { DineInForm } from './DineInForm'
import { showBill } from './inStoreNavigation'
import type { ScannedTable } from './useTable'

interface Props {
  owner: InStoreOwner
  /** Text of the destination. */
  place: { icon: IconName; title: string; hint: string }
  /** The table it is ordered at; absent for a fast order. */
  table?: ScannedTable
}

/** Prices and places a dine-in cart; changes by other participants are priced again. */
export const DineInCheckout = observer(function DineInCheckout({ owner, place, table }: Props) {
  const { carts, delivery, locale, ui } = useStores()
  const t = useText()
  const [model] = useState(
    () =>
      new DineInOrderModel(
        inStoreApi,
        owner,
        { remark: () => delivery.remark, scope: table && onlyOthers(table) ? 'all' : undefined },
        { ...storage, newKey: randomId },
      ),
  )
  const { placing } = model
  useTrackDataAge(placing.checkout)
  useOnShow(() => void placing.checkout.load(), locale.wanted)
  const version = table?.session?.cart.version ?? ''
  useEffect(() => {
    if (version) model.follow(version)
  }, [model, version])

  const later = table?.view?.payMode === 'payAfter'
  const order = usePlacing(placing, {
    diningType: owner.diningType,
    placed: () => {
      delivery.setRemark('')
      return table ? table.load() : carts.fast.load()
    },
    ...(later && {
      show: () => {
        ui.notify(t('dineIn.sent'), 'success')
        showBill(table.ref)
      },
    }),
  })

  const toMenu = () => backTo('/pages/shop/in/goods', { ...owner })
  // A new menu, because one that is open would stay where it is.
  const addMissing = () => {
    const [item] = placing.checkout.value?.missing ?? []
    replace('/pages/shop/in/goods', { ...owner, gid: item?.goodsId, categoryId: item?.categoryId })
  }

  return (
    <>
      <Loaded of={placing.checkout} skeleton={<CheckoutSkeleton />}>
        {(checkout) =>
          checkout.lines.length > 0 ? (
            <DineInForm
              model={model}
              checkout={checkout}
              place={place}
              table={table}
              busy={order.busy}
              onPlace={() => void order.run()}
            />
          ) : (
            <Empty
              art={table ? art.dinein : art.fast}
              title={t(table ? 'dineIn.nothing' : 'checkout.empty')}
              text={t(table ? 'dineIn.nothingText' : 'checkout.emptyHint')}
              action={t('checkout.toMenu')}
              onAction={toMenu}
            />
          )
        }
      </Loaded>
      <PlaceOrderError placing={placing} addMissing={addMissing} />
    </>
  )
})

/** A participant without own dishes may order those of the others. */
function onlyOthers({ session }: ScannedTable): boolean {
  const lines = session?.cart.cart ?? []
  return lines.length > 0 && !lines.some(({ addedBy }) => addedBy?.me)
}
