import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { useMoney } from '@/hooks/useMoney'
import styles from './Price.module.scss'

interface Props {
  /** Satang. */
  amount: number
  /** The original price, struck through. */
  was?: number | undefined
  /** Size; `inherit` is that of the text around it. */
  size?: 'inherit' | 'small' | 'normal' | 'large' | 'total' | 'due'
  /** Fills the rest of its row; the original price may wrap below. */
  wraps?: boolean
  /** Whether the amount is still on its way. */
  pending?: boolean | undefined
}

/** An amount of money, with a smaller currency symbol. */
export const Price = observer(function Price({ amount, was, size = 'normal', wraps, pending }: Props) {
  const money = useMoney()
  const [, symbol, figures] = /^(\D*)(.*)$/.exec(money(amount)) ?? []
  return (
    <Text className={classes(styles.price, styles[size], wraps && styles.wraps)}>
      <Text className={styles.symbol}>{symbol}</Text>
      {pending ? '…' : figures}
      {was !== undefined && ' '}
      {was !== undefined && <Text className={styles.was}>{money(was)}</Text>}
    </Text>
  )
})
