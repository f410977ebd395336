import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { StoreDetail } from '@/contract/store/store'
import { dateText } from '@/domain/time/dateText'
import { noonOf } from '@/domain/time/storeClock'
import { specialHours, weekHours } from '@/domain/store/weekHours'
import type { MessageKey } from '@/i18n/messages'
import styles from './StoreHours.module.scss'

const DAYS: MessageKey[] = [
  'storeIntro.sunday',
  'storeIntro.monday',
  'storeIntro.tuesday',
  'storeIntro.wednesday',
  'storeIntro.thursday',
  'storeIntro.friday',
  'storeIntro.saturday',
]

/** The opening hours of a store, day by day, and those of the holidays to come. */
export const StoreHours = observer(function StoreHours({ store }: { store: StoreDetail }) {
  const { locale } = useStores()
  const t = useText()
  const texts = { always: t('storeIntro.allDay'), never: t('storeIntro.rest') }
  return (
    <Card>
      <Heading look="title3">{t('storeIntro.hours')}</Heading>
      <View className={styles.days}>
        {weekHours(store.openingHours, new Date()).map(({ week, today, open, text }) => (
          <View key={week} className={classes(styles.day, today && styles.today)}>
            <Text>
              {[t(DAYS[week] ?? 'storeIntro.sunday'), today && t('storeIntro.today')].filter(Boolean).join(' · ')}
            </Text>
            <Text className={styles.time}>{open === 'spans' ? text : texts[open]}</Text>
          </View>
        ))}
      </View>
      {store.specialDays.length > 0 && (
        <View className={styles.days}>
          <Heading level={3}>{t('storeIntro.otherDays')}</Heading>
          {specialHours(store.specialDays).map(({ date, open, text }) => (
            <View key={date} className={styles.day}>
              <Text>{dateText(noonOf(date), locale.current)}</Text>
              <Text className={styles.time}>{open === 'spans' ? text : texts[open]}</Text>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
})
