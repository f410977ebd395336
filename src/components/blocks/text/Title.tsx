import { Text, View } from '@tarojs/components'
import type { titleData } from '@/contract/config/moreBlocks'
import { Heading } from '@/ui/layout/Heading'
import type { BlockProps } from '@/components/blocks/blockProps'
import { BlockTitle } from '@/components/blocks/BlockTitle'
import styles from './Title.module.scss'

/** A heading between blocks. */
export function Title({ data }: Pick<BlockProps<typeof titleData>, 'data'>) {
  const { title, text, align } = data
  return (
    <View className={align === 'center' ? styles.centre : undefined}>
      {align === 'center' ? <Heading>{title}</Heading> : <BlockTitle {...data} />}
      {text && <Text className={styles.text}>{text}</Text>}
    </View>
  )
}
