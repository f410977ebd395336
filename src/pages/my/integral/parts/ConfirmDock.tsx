import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import type { PayType } from '@/contract/payment/payType'
import type { PointsQuote } from '@/contract/points/pointsMall'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { PointsPrice } from './PointsPrice'
import styles from './PointsItems.module.scss'

interface Props {
  quote: PointsQuote
  settled: boolean
  payType: PayType | undefined
  onRefused: () => void
}

/** Places the order, and pays its money. */
export const ConfirmDock = observer(function ConfirmDock({ quote, settled, payType, onRefused }: Props) {
  const { ui, session } = useStores()
  const t = useText()
  const pay = usePayPurchase(t('points.paid'))
  const [key] = useState(() => new IdempotencyKey())
  const { item, num, way, store, address, points, payAmount } = quote
  const lacksAddress = way === 'delivery' && !address
  const ready = settled && num <= quote.max && (payAmount === 0 || payType !== undefined)
  const place = useAction(async () => {
    const addressId = address?.id
    const seen = { cost: points.cost, payAmount, payType: payAmount > 0 ? payType : null }
    const request = { itemId: item.id, num, storeId: store.id, way, addressId, ...seen }
    const { orderId } = await pointsMallApi.order(request, { key: key.of(request) })
    key.forget()
    void session.refresh().catch(() => undefined)
    if (payAmount > 0 && payType) return pay.run({ orderId, payType, kind: 'pointsOrder' })
    ui.notify(t('points.placed'), 'success')
    replace('/pages/my/integral/order-dl', { orderId })
  })
  const run = async () => {
    if (lacksAddress) go('/pages/my/addres/addresses', { pick: 'parcel' })
    else if (!(await place.run())) onRefused()
  }
  return (
    <Dock>
      <View className={styles.dockTexts}>
        <PointsPrice points={points.cost} cash={payAmount} />
      </View>
      <Button size="large" disabled={!ready} busy={place.busy || pay.busy} onTap={() => void run()}>
        {lacksAddress ? t('points.addAddress') : t('common.confirm')}
      </Button>
    </Dock>
  )
})
