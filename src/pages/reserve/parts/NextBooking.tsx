import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { reserveApi } from '@/api/endpoints/reserve'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { BookingRow } from './BookingRow'
import styles from './Reserve.module.scss'

/** The next booking of the user; nothing while there is none. */
export const NextBooking = observer(function NextBooking() {
  const t = useText()
  const coming = useResource(() => reserveApi.mine({ tab: 'coming', page: 1, pageSize: 1 }))
  const next = coming.value?.list[0]
  if (!next) return null
  return (
    <View>
      <Text className={styles.label}>{t('reserve.next')}</Text>
      <BookingRow booking={next} />
    </View>
  )
})
