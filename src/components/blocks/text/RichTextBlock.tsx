import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { richTextData } from '@/contract/config/moreBlocks'
import { unbrokenHtml } from '@/domain/text/nonBreaking'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { SafeHtml } from './SafeHtml'
import styles from './RichTextBlock.module.scss'

/** A merchant's text with headings, lists and pictures, as HTML sanitised by the server. */
export const RichTextBlock = observer(function RichTextBlock({
  data: { html },
}: Pick<BlockProps<typeof richTextData>, 'data'>) {
  const { config } = useStores()
  const placed = unbrokenHtml(html).replace(
    /(<img [^>]*?src=")([^"]+)/g,
    (_all, start: string, src: string) => start + config.picture(src),
  )
  return (
    <View className={styles.texts}>
      <SafeHtml html={placed} />
    </View>
  )
})
