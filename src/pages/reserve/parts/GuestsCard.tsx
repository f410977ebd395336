import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Stepper } from '@/ui/fields/Stepper'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { BookingModel } from '../ljyy.model'
import styles from './Reserve.module.scss'

/** How many guests, and at how many tables where more than one can be booked. */
export const GuestsCard = observer(function GuestsCard({ model }: { model: BookingModel }) {
  const t = useText()
  const { people, tables, area, config } = model
  return (
    <Card>
      <View className={styles.counted}>
        <View className={styles.texts}>
          <Heading level={2} look="title3">
            {t('reserve.guests')}
          </Heading>
          <Text className={styles.caption}>{t('reserve.children')}</Text>
        </View>
        <Stepper
          size="large"
          count={people}
          name={t('reserve.guests')}
          min={1}
          max={config.maxPeople}
          onChange={model.choosePeople}
        />
      </View>
      {area && area.maxTables > 1 && (
        <View className={styles.more}>
          <View className={styles.texts}>
            <Text className={styles.moreName}>{t('reserve.tables')}</Text>
            <Text className={styles.caption}>{t('reserve.joined')}</Text>
          </View>
          <Stepper
            count={tables}
            name={t('reserve.tables')}
            min={config.minTables}
            max={area.maxTables}
            onChange={model.chooseTables}
          />
        </View>
      )}
    </Card>
  )
})
