import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import styles from './Reserve.module.scss'

const STEPS = [
  { key: 'reserve.stepChoose', icon: 'calendar-blank' },
  { key: 'reserve.stepAsk', icon: 'chat-circle-dots' },
  { key: 'reserve.stepCome', icon: 'qr-code' },
] as const

/** The three steps of a booking. */
export const HowToBook = observer(function HowToBook() {
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('reserve.how')}
      </Heading>
      <View className={styles.steps}>
        {STEPS.map(({ key, icon }) => (
          <View key={key} className={styles.step}>
            <View className={styles.stepIcon}>
              <Icon name={icon} size={22} />
            </View>
            <Text className={styles.stepText}>{t(key)}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
})
