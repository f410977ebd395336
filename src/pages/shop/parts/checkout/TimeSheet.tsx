import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Sheet } from '@/ui/overlays/Sheet'
import { Tabs } from '@/ui/layout/Tabs'
import { useText } from '@/hooks/useText'
import type { Checkout } from '@/contract/checkout'
import styles from './TimeSheet.module.scss'

interface Props {
  open: boolean
  checkout: Checkout
  value: string | undefined
  onClose: () => void
  /** Undefined means as soon as possible. */
  onChoose: (value: string | undefined) => void
}

/** Time slots by day. */
export const TimeSheet = observer(function TimeSheet({ open, checkout, value, onClose, onChoose }: Props) {
  const t = useText()
  const { slots, asap } = checkout
  const [date, setDate] = useState<string>()
  const day = slots.find((each) => each.date === date) ?? slots[0]
  return (
    <Sheet open={open} title={t('checkout.chooseTime')} onClose={onClose}>
      <Tabs
        label={t('checkout.chooseTime')}
        tabs={slots.map((each) => ({ key: each.date, label: each.label }))}
        active={day?.date ?? ''}
        onChange={setDate}
      />
      <View className={styles.times}>
        {asap.on && day === slots[0] && (
          <RadioRow
            title={t('checkout.asap')}
            hint={asap.text}
            on={value === undefined}
            onTap={() => onChoose(undefined)}
          />
        )}
        {day?.times.map((slot) => (
          <RadioRow
            key={slot.value}
            title={slot.text}
            hint={slot.full ? t('checkout.slotFull') : undefined}
            on={value === slot.value}
            disabled={slot.full}
            onTap={() => onChoose(slot.value)}
          />
        ))}
      </View>
    </Sheet>
  )
})
