import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { reserveApi } from '@/api/endpoints/reserve'
import type { ReservationView } from '@/contract/inStore/reserve'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { MINUTE_MS } from '@/domain/time/duration'
import { visitText } from '@/domain/time/visitText'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Sheet } from '@/ui/overlays/Sheet'
import type { BookingProps } from './bookingProps'
import { DayStrip } from '../DayStrip'
import { SlotPicker } from '../slotPicker.model'
import { SlotGrid } from '../TimeCard'
import styles from './Booking.module.scss'

interface Props extends BookingProps {
  onClose: () => void
}

/** Moves a booking to another time in its area. */
export const ChangeSheet = observer(function ChangeSheet({ shown: { reservation }, onReply, onClose }: Props) {
  const t = useText()
  const { ui, locale } = useStores()
  const { id, start } = reservation
  const [picker] = useState(() => pickerOf(reservation))
  const [key] = useState(() => new IdempotencyKey())
  useEffect(() => void picker.load(), [picker, locale.current])
  const { date, slot } = picker
  const moved = slot && `${date}T${slot.time}:00`
  const isOther = moved !== undefined && moved !== start.slice(0, moved.length)
  const change = useAction(async () => {
    if (!slot) return
    const request = { id, date, time: slot.time }
    try {
      onReply(await reserveApi.change(request, { key: key.of(request) }))
    } catch (error) {
      void picker.load()
      throw error
    }
    ui.notify(t('reserve.changed'), 'success')
    onClose()
  })
  return (
    <Sheet
      open
      title={t('reserve.changeTitle')}
      locked={change.busy}
      onClose={onClose}
      dock={
        <Button wide size="large" disabled={!isOther} busy={change.busy} onTap={() => void change.run()}>
          {isOther ? t('reserve.changeTo', { time: visitText(moved, locale.current) }) : t('reserve.chooseTime')}
        </Button>
      }
    >
      <ChangeTexts reservation={reservation} />
      <View className={styles.strip}>
        <DayStrip picker={picker} sunken />
      </View>
      <SlotGrid picker={picker} minutes={minutesOf(reservation)} />
    </Sheet>
  )
})

const ChangeTexts = observer(function ChangeTexts({ reservation }: { reservation: ReservationView }) {
  const t = useText()
  const money = useMoney()
  const { deposit, refundNow } = reservation
  return (
    <>
      <Text className={styles.refund}>{t('reserve.changeText')}</Text>
      {deposit > 0 && refundNow < deposit && (
        <Text className={styles.refund}>{t('reserve.changeShare', { amount: money(refundNow) })}</Text>
      )}
    </>
  )
})

/** The times for the guests of a booking, whose own tables count as free. It begins with the day of the booking. */
function pickerOf({ id, storeInfo, areaId, people, tables, start }: ReservationView): SlotPicker {
  const picker = new SlotPicker(reserveApi, () => ({ storeId: storeInfo.id, areaId, people, tables, exceptId: id }))
  picker.date = start.slice(0, 10)
  return picker
}

const minutesOf = ({ start, end }: ReservationView) => (Date.parse(end) - Date.parse(start)) / MINUTE_MS
