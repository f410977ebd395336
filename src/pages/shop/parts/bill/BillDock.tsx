import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { billStepOf } from '@/domain/table/tableBill'
import { openTable } from '../inStore/inStoreNavigation'
import type { ScannedTable } from '../inStore/useTable'
import styles from './Bill.module.scss'

/** Actions: order more, pay the remainder. */
export const BillDock = observer(function BillDock({ table, onPay }: { table: ScannedTable; onPay: () => void }) {
  const t = useText()
  const money = useMoney()
  const { session, closed } = table
  const bill = closed ? undefined : session?.bill
  const step = bill ? billStepOf(bill) : 'none'
  return (
    <Dock {...(step === 'wait' && { note: t('bill.othersPay') })}>
      <View className={styles.part}>
        <Button wide size="large" look={step === 'pay' ? 'outline' : 'primary'} onTap={() => openTable(table.ref)}>
          {t(closed ? 'bill.again' : 'bill.add')}
        </Button>
      </View>
      {bill && step === 'pay' && (
        <View className={styles.part}>
          <Button wide size="large" onTap={onPay}>
            {t('orders.pay', { amount: money(bill.left) })}
          </Button>
        </View>
      )}
    </Dock>
  )
})
