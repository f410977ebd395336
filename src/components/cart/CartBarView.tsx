import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { Art } from '@/ui/media/Art'
import { Button } from '@/ui/actions/Button'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { FIRST_COUNT, KEEP_MOUNTED, displayIf } from '@/ui/layout/keepMounted'
import { Notice } from '@/ui/feedback/Notice'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { useMoney } from '@/hooks/useMoney'
import styles from './CartBarView.module.scss'

/** What changes is read out where that costs no data on its way to the screen. */
const SPOKEN = process.env.TARO_ENV === 'h5'

/** The slip above the bar: amber says what must be done first, green is good news. */
export interface CartHint {
  kind: 'warning' | 'good'
  text: string
  action?: string
  onAction?: () => void
}

interface Props {
  count: number
  /** What stands in place of the bag with the count, such as the people at a table. */
  bag?: ReactNode
  /** Satang. */
  total: number
  /** One line of what comes on top, such as "+ packaging ฿15". */
  note: string
  /** The next step, and what a tap says when it cannot be taken now. */
  go: { text: string; disabled?: boolean; busy?: boolean; onTap: () => void; onRefused?: () => void }
  hint?: CartHint | undefined
  /** Name of the bar for those who do not see it. */
  label: string
  /** A tap on the bag and the total. */
  onOpen: () => void
}

/** The cart at hand: floats above the list as soon as something is in it. */
export const CartBarView = observer(function CartBarView({ count, bag, total, note, go, hint, label, onOpen }: Props) {
  const money = useMoney()
  const shown = count > 0
  if (!shown && !KEEP_MOUNTED) return null
  const name = `${label} (${count}): ${money(total)}${note}`
  return (
    <View className={styles.place} style={displayIf(shown)}>
      {SPOKEN && (
        <Text className={styles.spoken} {...roleOf('status')}>
          {name}
        </Text>
      )}
      <View>{hint && <Notice {...hint} slip />}</View>
      <View className={styles.bar}>
        {bag}
        <Pressable className={styles.open} label={SPOKEN ? name : label} onTap={onOpen}>
          {!bag && <Bag count={count} />}
          <View className={styles.sums}>
            <Price amount={total} size="large" />
            <Text className={styles.note}>{note}</Text>
          </View>
        </Pressable>
        <View className={styles.next}>
          <Button onTap={go.onTap} disabled={go.disabled} busy={go.busy} onRefused={go.onRefused}>
            {go.text}
          </Button>
        </View>
      </View>
    </View>
  )
})

function Bag({ count }: Pick<Props, 'count'>) {
  return (
    <View className={styles.bag}>
      <View className={styles.art}>
        <Art name="takeout" size={76} />
      </View>
      <View className={styles.count}>
        <CountBadge count={count || FIRST_COUNT} />
      </View>
    </View>
  )
}
