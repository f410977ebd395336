import { View } from '@tarojs/components'
import type { dividerData } from '@/contract/config/moreBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './Divider.module.scss'

/** Space between two blocks, with or without a line. */
export function Divider({ data: { line, height } }: Pick<BlockProps<typeof dividerData>, 'data'>) {
  return (
    <View className={styles.space} style={{ height: `${height}px` }}>
      {line && <View className={styles.line} />}
    </View>
  )
}
