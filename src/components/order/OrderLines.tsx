import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CartLine } from '@/contract/cart/cartLine'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './OrderLines.module.scss'

/** Maximum number of lines before the list is collapsed. */
const FOLD = 3

/** The dishes of an order. Long lists are collapsed; unavailable lines show the reason and are struck through. */
export const OrderLines = observer(function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useText()
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded ? lines : lines.slice(0, FOLD)
  return (
    <View>
      {shown.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {lines.length > FOLD && (
        <Pressable className={styles.fold} onTap={() => setUnfolded(!unfolded)}>
          <Text>{unfolded ? t('checkout.showLess') : t('checkout.showAll', { num: lines.length })}</Text>
          <Icon name={unfolded ? 'caret-up' : 'caret-down'} />
        </Pressable>
      )}
    </View>
  )
})

const Line = observer(function Line({ line }: { line: CartLine }) {
  const { config } = useStores()
  const off = line.state !== 'ok'
  const optionsText = [line.specText, line.attrText, line.addonText].filter(Boolean).join(' · ')
  return (
    <View className={classes(styles.line, off && styles.off)}>
      <Picture src={config.picture(line.image)} alt="" size={60} faded={off} />
      <View className={styles.body}>
        <Text className={styles.name}>{line.name}</Text>
        {optionsText !== '' && <Text className={styles.texts}>{optionsText}</Text>}
        {off && <Text className={styles.reason}>{line.stateText}</Text>}
      </View>
      <View className={styles.end}>
        <Price amount={line.amount} size="small" />
        <Text className={styles.num}>×{line.num}</Text>
      </View>
    </View>
  )
})
