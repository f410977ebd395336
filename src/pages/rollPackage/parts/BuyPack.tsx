import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponPackApi } from '@/api/endpoints/couponPack'
import { useSignInGate } from '@/components/account/useSignInGate'
import type { CouponPack } from '@/contract/couponPack'
import type { PayType } from '@/contract/payType'
import { RequestKey } from '@/domain/text/requestKey'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import styles from './Pack.module.scss'

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
  const money = useMoney()
  const { bound } = useSignInGate()
  const pay = usePayPurchase(t('couponPack.paid'))
  const [key] = useState(() => new RequestKey())
  const buyable = pack.buyState === 'can' && payType !== undefined
  const buy = useAction(async () => {
    if (!payType) return
    const request = { storeId, packId: pack.id, payType }
    const { orderId } = await couponPackApi.order(request, { key: key.of(request) })
    key.forget()
    await pay.run({ orderId, payType, kind: 'couponPack' })
  })
  const run = async () => {
    if (!(await buy.run())) onRefused()
  }
  return (
    <Dock>
      <View className={styles.dockTexts}>
        <Text className={styles.dockPrice}>{money(pack.price)}</Text>
        <Text className={styles.caption}>{buyable ? payTypeName : ''}</Text>
      </View>
      <Button size="large" disabled={!buyable} busy={buy.busy || pay.busy} onTap={() => bound(() => void run())}>
        {t(`couponPack.${pack.buyState}`)}
      </Button>
    </Dock>
  )
})
