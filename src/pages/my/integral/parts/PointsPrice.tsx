import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './PointsItems.module.scss'

interface Props {
  points: number
  /** Satang beside the points. */
  cash: number
  large?: boolean
}

/** A price in points, with the money beside it. */
export const PointsPrice = observer(function PointsPrice({ points, cash, large }: Props) {
  const money = useMoney()
  return (
    <View className={styles.price}>
      <Icon name="coins" size={20} className={styles.coins} />
      <Text className={classes(styles.points, large && styles.large)}>{countText(points)}</Text>
      {cash > 0 && <Text className={styles.cash}>{`+ ${money(cash)}`}</Text>}
    </View>
  )
})
