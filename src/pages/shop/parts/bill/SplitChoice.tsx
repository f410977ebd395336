import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Row } from '@/ui/layout/Row'
import { Avatar } from '@/ui/media/Avatar'
import { Stepper } from '@/ui/fields/Stepper'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { ScannedTable } from '../inStore/useTable'
import { AmountField } from './AmountField'
import { FaceDrag } from './FaceDrag'
import type { SplitModel } from './split.model'
import styles from './Bill.module.scss'

interface Props {
  model: SplitModel
  table: ScannedTable
}

/** Maximum number of equal parts. */
const MAX_PARTS = 99

/** Details of a split: participants, number of parts, or amount. */
export const SplitChoice = observer(function SplitChoice({ model, table }: Props) {
  const t = useText()
  const money = useMoney()
  if (model.way === 'own') return <Participants model={model} table={table} />
  if (model.way === 'equal') {
    const { parts, take, partsTaken } = model
    return (
      <View className={styles.choice}>
        <View className={styles.step}>
          <Text>{t('bill.parts')}</Text>
          <Stepper
            name={t('bill.parts')}
            count={parts}
            min={partsTaken + 1}
            max={MAX_PARTS}
            onChange={model.setParts}
          />
        </View>
        <View className={styles.step}>
          <Text>{t('bill.take')}</Text>
          <Stepper name={t('bill.take')} count={take} min={1} max={parts - partsTaken} onChange={model.setTake} />
        </View>
      </View>
    )
  }
  if (model.way !== 'amount') return null
  return (
    <View className={styles.choice}>
      <AmountField
        label={t('bill.amount')}
        text={model.amountText}
        error={model.tooMuch ? t('bill.atMost', { amount: money(model.bill?.left ?? 0) }) : undefined}
        focus
        onChange={model.type}
      />
    </View>
  )
})

/** Participants whose dishes are paid; those with nothing left to pay are omitted. */
const Participants = observer(function Participants({ model, table }: Props) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const own = model.bill?.own ?? []
  return (
    <View className={styles.choice}>
      <FaceDrag model={model} table={table} />
      {own.map(({ no, amount }) => {
        const participant = table.participants.find((each) => each.no === no)
        const name = participant?.name ?? ''
        const on = model.paidFor.includes(no)
        return (
          <View key={no} className={styles.covered}>
            <Avatar name={name} src={participant?.avatar && config.picture(participant.avatar)} size={40} />
            <View className={styles.named}>
              <Row
                kind="checkbox"
                selected={on}
                title={participant?.me ? t('table.you', { name }) : name}
                hint={money(amount)}
                end={<SelectionMark kind="check" on={on} />}
                onTap={() => model.toggle(no)}
              />
            </View>
          </View>
        )
      })}
    </View>
  )
})
