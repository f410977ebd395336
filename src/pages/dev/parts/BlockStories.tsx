import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Blocks } from '@/components/blocks/Blocks'
import { readBlocks } from '@/components/blocks/registry'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { blockSamples } from './blockSamples'
import styles from './gallery.module.scss'

/** Overlay blocks: rendered only when requested by name. */
const OVER = ['popup', 'floating']

/** Every kind of layout block, each under its name; or the one that is named. */
export const BlockStories = observer(function BlockStories({ name }: { name: string }) {
  const { shop, locale } = useStores()
  useEffect(() => void shop.start(), [shop])
  const { value = [] } = useResource(() =>
    readBlocks(
      Object.entries(blockSamples(locale.current)).map(([type, data]) => ({ id: type, type, style: {}, data })),
    ),
  )
  const shown = value.filter(({ type }) => (name ? type === name : !OVER.includes(type)))
  return (
    <>
      {shown.map((block) => (
        <View key={block.id}>
          {!name && <Text className={styles.caption}>{block.type}</Text>}
          <View id={`story-${block.type}`}>
            <Blocks blocks={[block]} waiting={false} />
          </View>
        </View>
      ))}
    </>
  )
})
