import { View } from '@tarojs/components'
import { Art } from '@/ui/media/Art'
import { art as files } from '@/ui/media/artFiles'
import { StateView } from './StateView'
import styles from './Empty.module.scss'

interface Props {
  title: string
  /** Label of the next action. */
  text?: string
  action?: string
  onAction?: () => void
  /** URL of an illustration. */
  art?: string
}

/** An empty state. */
export function Empty({ art = files.empty, ...texts }: Props) {
  return (
    <StateView
      {...texts}
      above={
        <View className={styles.art}>
          <Art src={art} size={220} />
        </View>
      }
    />
  )
}
