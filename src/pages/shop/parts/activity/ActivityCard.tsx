import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Activity } from '@/contract/store/activity'
import { ActivityState } from './ActivityState'
import styles from './Activity.module.scss'

interface Props {
  activity: Activity
  onDishes: () => void
}

/** A store activity: description, schedule, terms, and a link to its dishes. */
export const ActivityCard = observer(function ActivityCard({ activity, onDishes }: Props) {
  const { config } = useStores()
  const t = useText()
  const { title, text, period, rules, image, goodsNum } = activity
  return (
    <Card flush>
      {image && (
        <View className={styles.picture}>
          <Picture src={config.picture(image)} alt="" size="fill" />
        </View>
      )}
      <View className={styles.body}>
        <ActivityState activity={activity} />
        <View className={styles.title}>
          <Heading level={2} look="title3">
            {title}
          </Heading>
        </View>
        {text && <Text className={styles.text}>{text}</Text>}
        {period && (
          <View className={styles.period}>
            <Icon name="calendar-blank" size={18} className={styles.icon} />
            <Text>{period}</Text>
          </View>
        )}
        {rules && <Text className={styles.rules}>{rules}</Text>}
        {goodsNum > 0 && (
          <View className={styles.dishes}>
            <Button wide look="tint" onTap={onDishes}>
              {t('activity.dishes', { count: goodsNum })}
            </Button>
          </View>
        )}
      </View>
    </Card>
  )
})
