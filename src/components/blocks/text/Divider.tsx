import { View } from '@tarojs/components'
import type { dividerData } from '@/contract/moreBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './Divider.module.scss'

/** Room between two blocks, with a line in it or without. */
export function Divider({ data: { line, height } }: Pick<BlockProps<typeof dividerData>, 'data'>) {
  return (
    <View className={styles.room} style={{ height: `${height}px` }}>
      {line && <View className={styles.line} />}
    </View>
  )
}
