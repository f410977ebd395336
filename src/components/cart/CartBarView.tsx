import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { Art } from '@/ui/media/Art'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { CountBadge } from '@/ui/media/CountBadge'
import { FIRST_COUNT, KEEP_MOUNTED, displayIf } from '@/ui/layout/keepMounted'
import { Notice } from '@/ui/feedback/Notice'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { art } from '@/ui/media/artFiles'
import { useMoney } from '@/hooks/useMoney'
import styles from './CartBarView.module.scss'

/** Changes are announced on H5 only, where the attribute costs no data. */
const ANNOUNCES_CHANGES = process.env.TARO_ENV === 'h5'
/** On H5 the bag tilts when a dish has flown in (dishFlights.h5.ts). */
const TILTS_BY_CLASS = process.env.TARO_ENV !== 'h5'

/** The hint above the bar: amber for a missing requirement, green for good news. */
export interface CartHint {
  kind: 'warning' | 'good'
  text: string
  action?: string
  onAction?: () => void
}

interface Props {
  count: number
  /** Replaces the bag with the count, for example by the participants of a table. */
  bag?: ReactNode
  /** Satang. */
  total: number
  /** Whether total and note are still on their way: neither is shown. Their places stay, because new ones would be more data in mini-programs. */
  pending?: boolean
  /** One line of additional fees, such as "+ packaging ฿15". */
  note: string
  /** The next step, and the reason shown on a tap when it is disabled. */
  go: { text: string; disabled?: boolean; busy?: boolean; onTap: () => void; onRefused?: () => void }
  hint?: CartHint | undefined
  /** Accessible name of the bar. */
  label: string
  /** Called for a tap on the bag or the total; without it they do nothing. */
  onOpen?: (() => void) | undefined
}

/** The cart bar: floats above the list when the cart is not empty. */
export const CartBarView = observer(function CartBarView(props: Props) {
  const { count, bag, total, pending, note, go, hint, label, onOpen } = props
  const money = useMoney()
  const shown = count > 0
  if (!shown && !KEEP_MOUNTED) return null
  const name = `${label} (${count})${pending ? '' : `: ${money(total)}${note}`}`
  return (
    <View className={styles.place} style={displayIf(shown)}>
      {ANNOUNCES_CHANGES && (
        <Text className={styles.announced} {...roleOf('status')}>
          {name}
        </Text>
      )}
      <View>{hint && <Notice {...hint} slip />}</View>
      <View className={styles.bar}>
        {bag}
        <Pressable className={styles.open} label={ANNOUNCES_CHANGES ? name : label} disabled={!onOpen} onTap={onOpen}>
          {!bag && <Bag count={count} />}
          <View className={styles.sums}>
            <Price amount={total} pending={pending} size="inherit" />
            <Text className={styles.note}>{pending ? ' ' : note}</Text>
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

/** Two classes by turns start the same animation again with each change of the count. */
function Bag({ count }: Pick<Props, 'count'>) {
  const turn = count % 2 === 0 ? styles.even : styles.odd
  return (
    <View className={classes(styles.bag, TILTS_BY_CLASS && count > 1 && turn)}>
      <View className={styles.art}>
        <Art src={art.takeout} size={76} />
      </View>
      <View className={styles.count}>
        <CountBadge count={count || FIRST_COUNT} />
      </View>
    </View>
  )
}
