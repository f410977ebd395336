import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReservationView } from '@/contract/inStore/reserve'
import { RESERVE_STATES } from '@/domain/reserve/reserveState'
import { visitText } from '@/domain/time/visitText'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { addToCalendar, calendarWay } from '@/platform/device/calendar'
import { call } from '@/platform/device/device'
import { openLocation } from '@/platform/location/openLocation'
import { Pressable } from '@/ui/actions/Pressable'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { stateOf } from '../bookingState'
import { useShareBooking } from './useShareBooking'
import styles from './Booking.module.scss'

/** Call, directions, calendar, friends. */
export const QuickActions = observer(function QuickActions({ reservation }: { reservation: ReservationView }) {
  const t = useText()
  const { storeInfo } = reservation
  const { live } = RESERVE_STATES[stateOf(reservation.state)]
  return (
    <Card>
      <View className={styles.quick}>
        {storeInfo.tel !== '' && <Quick icon="phone" text={t('reserve.call')} onTap={() => call(storeInfo.tel)} />}
        <Quick icon="navigation-arrow" text={t('reserve.directions')} onTap={() => openLocation(storeInfo)} />
        {live && calendarWay !== 'none' && <ToCalendar reservation={reservation} />}
        {live && <ToFriends reservation={reservation} />}
      </View>
    </Card>
  )
})

const Quick = observer(function Quick({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <Pressable className={styles.quickOne} onTap={onTap}>
      <Icon name={icon} size={24} />
      <Text className={styles.quickText}>{text}</Text>
    </Pressable>
  )
})

const ToCalendar = observer(function ToCalendar({ reservation }: { reservation: ReservationView }) {
  const t = useText()
  const { ui } = useStores()
  const { storeInfo, start, end, calendar: file } = reservation
  const add = useAction(async () => {
    const title = t('reserve.tableAt', { store: storeInfo.name })
    if (await addToCalendar({ title, place: storeInfo.address, start, end, file }))
      ui.notify(t(calendarWay === 'file' ? 'reserve.calendarSaved' : 'reserve.calendarAdded'), 'success')
  })
  return <Quick icon="calendar-blank" text={t('reserve.calendar')} onTap={() => void add.run()} />
})

const ToFriends = observer(function ToFriends({ reservation }: { reservation: ReservationView }) {
  const t = useText()
  const { current } = useStores().locale
  const { storeInfo, start, people } = reservation
  const when = [visitText(start, current), t('reserve.party', { count: people })].join(' · ')
  const title = `${t('reserve.tableAt', { store: storeInfo.name })} · ${when}`
  const share = useShareBooking({ title, address: storeInfo.address, storeId: storeInfo.id })
  return <Quick icon="share-network" text={t('reserve.tell')} onTap={share} />
})
