import { observer } from 'mobx-react-lite'
import { couponPackApi } from '@/api/endpoints/couponPack'
import { BuyDock } from '@/components/money/BuyDock'
import type { CouponPack } from '@/contract/coupon/couponPack'
import type { PayType } from '@/contract/payment/payType'
import { useText } from '@/hooks/useText'

interface Props {
  pack: CouponPack
  storeId: string
  payType: PayType | undefined
  payTypeName: string
  /** The pack may not be as it is shown. */
  onRefused: () => void
}

/** Buys a pack. */
export const BuyPack = observer(function BuyPack({ pack, storeId, payType, payTypeName, onRefused }: Props) {
  const t = useText()
  const can = pack.buyState === 'can'
  return (
    <BuyDock
      kind="couponPack"
      price={pack.price}
      caption={can && payType !== undefined ? payTypeName : ''}
      action={t(`couponPack.${pack.buyState}`)}
      paidText={t('couponPack.paid')}
      payType={payType}
      disabled={!can}
      request={{ storeId, packId: pack.id }}
      order={(request, options) => couponPackApi.order(request, options)}
      onRefused={onRefused}
    />
  )
})
