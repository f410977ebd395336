import { View } from '@tarojs/components'
import { Art } from '@/ui/media/Art'
import type { ArtName } from '@/ui/media/artFiles'
import { StateView } from './StateView'
import styles from './Empty.module.scss'

interface Props {
  title: string
  /** Label of the next action. */
  text?: string
  action?: string
  onAction?: () => void
  art?: ArtName
}

/** An empty state. */
export function Empty({ art = 'empty', ...texts }: Props) {
  return (
    <StateView
      {...texts}
      above={
        <View className={styles.art}>
          <Art name={art} size={220} />
        </View>
      }
    />
  )
}
