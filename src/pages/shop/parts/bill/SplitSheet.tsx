import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { payApi } from '@/api/endpoints/pay'
import { Button } from '@/ui/actions/Button'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Sheet } from '@/ui/overlays/Sheet'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { ShareWay } from '@/contract/inStore/inStoreTable'
import { randomId } from '@/domain/text/randomId'
import { PayTypes } from '@/components/money/PayTypes'
import type { ScannedTable } from '../inStore/useTable'
import { SplitChoice } from './SplitChoice'
import type { SplitModel } from './split.model'
import styles from './Bill.module.scss'

interface Props {
  open: boolean
  model: SplitModel
  table: ScannedTable
  onClose: () => void
}

const SHARE_WAYS: readonly ShareWay[] = ['rest', 'own', 'equal', 'amount']

/** Selection of the share of the bill that the guest pays. */
export const SplitSheet = observer(function SplitSheet({ open, model, table, onClose }: Props) {
  const { ui } = useStores()
  const t = useText()
  const money = useMoney()
  const online = usePayOrder({ place: 'list' })
  const { payType } = model
  const pay = useAction(async () => {
    const { id } = await model.pay()
    if (payType === 'offline') await payApi.pay({ orderId: id, payType }, { key: randomId() })
    model.done()
    onClose()
    await table.load()
    if (payType === 'offline') ui.notify(t('bill.atCounter'), 'success')
    else await online.run({ id, payType: payType ?? null })
  })
  return (
    <Sheet
      open={open}
      title={t('bill.payTitle')}
      locked={pay.busy}
      dock={
        <Button
          wide
          size="large"
          busy={pay.busy}
          disabled={model.amount === 0 || model.tooMuch || !payType}
          onTap={() => void pay.run()}
        >
          {t('orders.pay', { amount: money(model.amount) })}
        </Button>
      }
      onClose={onClose}
    >
      <View className={styles.due} aria-live="polite">
        <Text className={styles.figure}>{money(model.amount)}</Text>
      </View>
      {SHARE_WAYS.map((way) => (
        <View key={way}>
          <RadioRow
            title={t(`bill.${way}`)}
            hint={way === 'amount' ? undefined : money(model.amountOf(way))}
            on={model.way === way}
            disabled={way !== 'amount' && model.amountOf(way) === 0 && model.way !== way}
            onTap={() => model.choose(way)}
          />
          {model.way === way && <SplitChoice model={model} table={table} />}
        </View>
      ))}
      <View className={styles.types}>
        <PayTypes payTypes={model.payTypes} value={payType} onChoose={model.choosePayType} />
      </View>
    </Sheet>
  )
})
