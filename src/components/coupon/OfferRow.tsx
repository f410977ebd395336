import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '@/hooks/useStores'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import styles from './OfferRow.module.scss'

interface Props {
  image: string
  name: string
  /** Lines below the name; empty ones are left out. */
  facts: readonly string[]
  /** At the end, such as a price. */
  end?: ReactNode
  onTap: () => void
}

/** Something in a list of offers, with a picture; a tap opens it. */
export const OfferRow = observer(function OfferRow({ image, name, facts, end, onTap }: Props) {
  const { config } = useStores()
  return (
    <Pressable className={styles.row} onTap={onTap}>
      <Picture src={config.picture(image)} alt="" size={60} tile="sage" />
      <View className={styles.texts}>
        <Text className={styles.name}>{name}</Text>
        {facts.filter(Boolean).map((fact) => (
          <Text key={fact} className={styles.facts}>
            {fact}
          </Text>
        ))}
      </View>
      {end && <Text className={styles.price}>{end}</Text>}
      <Icon name="caret-right" size={16} className={styles.caret} />
    </Pressable>
  )
})
