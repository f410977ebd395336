import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { qrImage } from '@/components/media/qrImage'
import type { ReservationView } from '@/contract/inStore/reserve'
import { phoneText } from '@/domain/text/phoneText'
import { dateText } from '@/domain/time/dateText'
import { timeText } from '@/domain/time/timeText'
import { weekdayName } from '@/domain/time/visitText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Perforation } from '@/ui/layout/Perforation'
import { Icon } from '@/ui/media/Icon'
import { QrPicture } from '@/ui/media/QrPicture'
import { AREA_ICONS } from '../areaIcons'
import type { BookingProps } from './bookingProps'
import { stateOf } from '../bookingState'
import { BookingTrack } from './BookingTrack'
import styles from './Booking.module.scss'

/** The ticket: progress, day and time, table, and the code for the door. */
export const BookingTicket = observer(function BookingTicket({ shown: { reservation } }: Pick<BookingProps, 'shown'>) {
  const state = stateOf(reservation.state)
  return (
    <Card>
      {state !== 'unpaid' && state !== 'expired' && (
        <>
          <BookingTrack reservation={reservation} />
          <Perforation />
        </>
      )}
      <VisitDetails reservation={reservation} />
      {state === 'confirmed' && <DoorCode reservation={reservation} />}
    </Card>
  )
})

interface Props {
  reservation: ReservationView
}

/** When, how many, and where. */
const VisitDetails = observer(function VisitDetails({ reservation }: Props) {
  const t = useText()
  const { current } = useStores().locale
  const { start, people, tables, storeInfo, areaName, areaIcon, tableNo, celebration, notes, contact, phone } =
    reservation
  const occasion = celebration === 'none' ? '' : t(`reserve.${celebration}`)
  const wishes = [occasion, notes].filter(Boolean).join(' · ')
  const table = tableNo && t('reserve.tableNo', { name: tableNo })
  return (
    <>
      <Text className={styles.store}>{storeInfo.name}</Text>
      <View className={styles.time}>
        <View className={styles.timePart}>
          <Text className={styles.caption}>{weekdayName(start, current)}</Text>
          <Text className={styles.large}>{dateText(start, current)}</Text>
        </View>
        <View className={styles.timeEnd}>
          <Text className={styles.caption}>
            {`${t('reserve.party', { count: people })} · ${t('reserve.tableCount', { count: tables })}`}
          </Text>
          <Text className={styles.large}>{timeText(start, current)}</Text>
        </View>
      </View>
      <View className={styles.place}>
        <Icon name={AREA_ICONS[areaIcon]} size={22} />
        <View className={styles.placeTexts}>
          <Text className={styles.placeName}>{[table, areaName].filter(Boolean).join(' · ')}</Text>
          {wishes !== '' && <Text className={styles.wishes}>{wishes}</Text>}
          <Text className={styles.caption}>{[contact, phoneText(phone)].filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
    </>
  )
})

const DoorCode = observer(function DoorCode({ reservation: { id, code, keepMinutes } }: Props) {
  const t = useText()
  return (
    <View className={styles.door}>
      <View className={styles.qr}>
        <QrPicture small src={qrImage(id)} alt={t('reserve.qr')} />
      </View>
      <View className={styles.placeTexts}>
        <Text className={styles.caption}>{t('reserve.atDoor')}</Text>
        <Text className={styles.code}>{code}</Text>
        <Text className={styles.wishes}>{t('reserve.kept', { minutes: keepMinutes })}</Text>
      </View>
    </View>
  )
})
