import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { RadioRow } from '@/ui/fields/RadioRow'
import { Sheet } from '@/ui/overlays/Sheet'
import { Tabs } from '@/ui/layout/Tabs'
import { useText } from '@/hooks/useText'
import type { Checkout } from '@/contract/cart/checkout'
import styles from './TimeSheet.module.scss'

interface Props {
  open: boolean
  checkout: Checkout
  value: string | undefined
  onClose: () => void
  /** Undefined means as soon as possible. */
  onChoose: (value: string | undefined) => void
}

type Slots = Checkout['slots'][number]['times']

/** The slots of a day by the hour at which they begin. */
function hoursOf(slots: Slots): { hour: string; times: Slots }[] {
  const hours = new Map<string, Slots>()
  for (const slot of slots) {
    // In Thai a suffix follows the span; the heading has it for all.
    const [text = '', ...suffix] = slot.text.split(' ')
    const hour = [`${text.slice(0, 2)}:00`, ...suffix].join(' ')
    hours.set(hour, [...(hours.get(hour) ?? []), { ...slot, text }])
  }
  return [...hours].map(([hour, times]) => ({ hour, times }))
}

/** Time slots by day and hour. */
export const TimeSheet = observer(function TimeSheet({ open, checkout, value, onClose, onChoose }: Props) {
  const t = useText()
  const { slots, asap } = checkout
  const [date, setDate] = useState<string>()
  const day = slots.find((each) => each.date === date) ?? slots[0]
  return (
    <Sheet open={open} title={t('checkout.chooseTime')} onClose={onClose}>
      <View className={styles.days}>
        <Tabs
          label={t('checkout.chooseTime')}
          tabs={slots.map((each) => ({ key: each.date, label: each.label }))}
          active={day?.date ?? ''}
          onChange={setDate}
        />
      </View>
      <View className={styles.times}>
        {asap.on && day === slots[0] && (
          <RadioRow
            title={t('checkout.asap')}
            hint={asap.text}
            on={value === undefined}
            onTap={() => onChoose(undefined)}
          />
        )}
        {hoursOf(day?.times ?? []).map(({ hour, times }) => (
          <OptionGroup
            key={hour}
            even
            narrow
            title={hour}
            options={times.map((slot) => ({
              key: slot.value,
              label: slot.text,
              note: slot.full ? t('checkout.slotFull') : undefined,
              disabled: slot.full,
            }))}
            chosen={value === undefined ? [] : [value]}
            onToggle={onChoose}
          />
        ))}
      </View>
    </Sheet>
  )
})
