import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StoreInfo } from '@/contract/store/store'
import { distanceText } from '@/domain/address/distance'
import { timeText } from '@/domain/time/timeText'
import { classes } from '@/ui/classes'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './OpenState.module.scss'

interface Props {
  store: StoreInfo
  /** Called with the sent share, 0 to 1. */
  far?: boolean
}

/** Whether a store is open and until when, and how far it is: "Open until 22:00 · 850 m". */
export const OpenState = observer(function OpenState({ store, far }: Props) {
  const { locale } = useStores()
  const t = useText()
  const { isOpen, changesAt, businessText, distance } = store
  const until = changesAt ? t('stores.until', { time: timeText(changesAt, locale.current) }) : t('stores.allDay')
  const opens = ['', changesAt && businessText].filter((part) => part !== undefined)
  const away = far && distance !== undefined ? [distanceText(distance)] : []
  const rest = [...(isOpen ? [until] : opens), ...away].join(' · ').trim()

  return (
    <View className={styles.state}>
      <Text className={classes(styles.sign, isOpen ? styles.open : styles.closed)} />
      <Text className={classes(styles.label, isOpen ? styles.open : styles.closed)}>
        {t(isOpen ? 'stores.open' : 'stores.closed')}
      </Text>
      <Text>{rest}</Text>
    </View>
  )
})
