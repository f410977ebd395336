import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useSignInGate } from '@/components/account/useSignInGate'
import type { PayType } from '@/contract/payment/payType'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import type { BoughtPurchase } from '@/hooks/openPurchase'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import styles from './BuyDock.module.scss'

interface Props<R extends object> {
  kind: BoughtPurchase['kind']
  /** Satang. */
  price: number
  /** Below the price. */
  caption: string
  action: string
  /** The toast after a payment. */
  paidText: string
  payType: PayType | undefined
  disabled?: boolean
  /** What is ordered, without the way to pay. */
  request: R
  order: (request: R & { payType: PayType }, options: { key: string }) => Promise<{ orderId: string }>
  /** What is bought may not be as it is shown. */
  onRefused: () => void
}

/** A dock that places and pays a purchase, once for each choice. */
export const BuyDock = observer(function BuyDock<R extends object>(props: Props<R>) {
  const { kind, price, caption, action, paidText, payType, disabled, request, order, onRefused } = props
  const money = useMoney()
  const { bound } = useSignInGate()
  const pay = usePayPurchase(paidText)
  const [key] = useState(() => new IdempotencyKey())
  const buy = useAction(async () => {
    if (!payType) return
    const wanted = { ...request, payType }
    const { orderId } = await order(wanted, { key: key.of(wanted) })
    key.forget()
    await pay.run({ orderId, payType, kind })
  })
  const run = async () => {
    if (!(await buy.run())) onRefused()
  }
  return (
    <Dock>
      <View className={styles.texts}>
        <Text className={styles.price}>{money(price)}</Text>
        <Text className={styles.caption}>{caption}</Text>
      </View>
      <Button
        size="large"
        disabled={disabled || !payType}
        busy={buy.busy || pay.busy}
        onTap={() => bound(() => void run())}
      >
        {action}
      </Button>
    </Dock>
  )
}) as <R extends object>(props: Props<R>) => ReactNode
