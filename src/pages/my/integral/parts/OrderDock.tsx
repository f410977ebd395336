import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { Confirm } from '@/components/actions/Confirm'
import type { PointsOrder } from '@/contract/points/pointsMall'
import { randomId } from '@/domain/text/randomId'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { RefundRequest } from './RefundRequest'
import styles from './Points.module.scss'

interface Props {
  order: PointsOrder
  onChanged: (order: PointsOrder) => void
}

type Action = PointsOrder['actions'][number]

/** What the user can do with a points order: pay and cancel it, give it back, confirm that it came, or help. */
export const OrderDock = observer(function OrderDock({ order, onChanged }: Props) {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const [asking, ask] = useState<Action>()
  const { orderId, actions, itemId, store, payAmount } = order
  const changed = (now: PointsOrder) => {
    onChanged(now)
    void session.refresh().catch(() => undefined)
  }
  const run = (action: Action) =>
    action === 'pay' ? go('/pages/order/promptpay', { orderId, kind: 'pointsOrder' }) : ask(action)
  const [first, second] = actions
  const label = (action: Action) =>
    action === 'pay' ? t('points.pay', { amount: money(payAmount) }) : t(`points.${action}`)
  return (
    <>
      <Dock>
        <View className={styles.half}>
          {first ? (
            <Button wide size="large" look="outline" onTap={() => run(first)}>
              {label(first)}
            </Button>
          ) : (
            <Button wide size="large" look="outline" onTap={() => go('/pages/my/other/zkf', { storeId: store.id })}>
              {t('points.help')}
            </Button>
          )}
        </View>
        <View className={styles.half}>
          <Second order={order} second={second} label={second ? label(second) : ''} run={run} itemId={itemId} />
        </View>
      </Dock>
      {(asking === 'close' || asking === 'complete') && (
        <Confirm
          icon={asking === 'close' ? 'package' : 'thumbs-up'}
          title={t(`points.${asking}Title`)}
          text={t(`points.${asking}Text`)}
          safeText={asking === 'close' ? t('points.keep') : t('common.notNow')}
          actionText={t(`points.${asking}`)}
          destructive={asking === 'close'}
          work={async () => changed(await end(asking, orderId))}
          onClose={() => ask(undefined)}
        />
      )}
      <RefundRequest
        orderId={orderId}
        open={asking === 'refundApply'}
        onClose={() => ask(undefined)}
        onRequested={changed}
      />
    </>
  )
})

/** Cancels an order that is not paid, or confirms that it came. */
function end(action: 'close' | 'complete', orderId: string): Promise<PointsOrder> {
  const options = { key: randomId() }
  return action === 'close' ? pointsMallApi.close({ orderId }, options) : pointsMallApi.complete({ orderId }, options)
}

interface SecondProps {
  order: PointsOrder
  second: Action | undefined
  label: string
  run: (action: Action) => void
  itemId: string
}

/** The main button: the second action, the way to the counter, or another one of the same. */
const Second = observer(function Second({ order: { code, store }, second, label, run, itemId }: SecondProps) {
  const t = useText()
  if (second)
    return (
      <Button wide size="large" onTap={() => run(second)}>
        {label}
      </Button>
    )
  if (code !== '')
    return (
      <Button wide size="large" onTap={() => go('/pages/shop/out/sjjs', { storeId: store.id })}>
        {t('points.directions')}
      </Button>
    )
  return (
    <Button wide size="large" onTap={() => go('/pages/my/integral/details', { id: itemId })}>
      {t('points.again')}
    </Button>
  )
})
