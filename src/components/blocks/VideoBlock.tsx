import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { videoData } from '@/contract/pictureBlocks'
import { useStores } from '../useStores'
import type { BlockProps } from './blockProps'
import { Film } from './Film'
import styles from './VideoBlock.module.scss'

/** A film, which a guest starts. */
export const VideoBlock = observer(function VideoBlock({
  data: { src, poster, title, ratio },
}: Pick<BlockProps<typeof videoData>, 'data'>) {
  const { config } = useStores()
  return (
    <View className={styles.block}>
      <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
        <Film className={styles.film} src={config.picture(src)} poster={config.picture(poster)} title={title} />
      </View>
      {title && <Text className={styles.title}>{title}</Text>}
    </View>
  )
})
