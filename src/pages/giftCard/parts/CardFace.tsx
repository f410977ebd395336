import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GiftCardDesignView } from '@/contract/wallet/giftCard'
import { altOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { usePicture } from '@/ui/media/usePicture'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import styles from './CardFace.module.scss'

interface Props {
  design: GiftCardDesignView
  /** Printed on it, satang. */
  amount?: number
  /** In a list. */
  small?: boolean
}

/** A gift card as it is printed: its colours are the same in both themes. */
export const CardFace = observer(function CardFace({ design, amount, small }: Props) {
  const { config } = useStores()
  const money = useMoney()
  const { from, to, ink } = design.colours
  const { src, fail } = usePicture([config.picture(design.cover)])
  return (
    <View
      className={classes(styles.face, small && styles.small)}
      style={{ background: `linear-gradient(135deg, ${from}, ${to})`, color: ink }}
    >
      {src && <Image className={styles.picture} src={src} mode="aspectFit" webp onError={fail} {...altOf('')} />}
      <View className={styles.texts}>
        <Text className={styles.name}>{design.name}</Text>
        {amount !== undefined && amount > 0 && (
          <Text key={amount} className={styles.amount}>
            {money(amount)}
          </Text>
        )}
      </View>
    </View>
  )
})
