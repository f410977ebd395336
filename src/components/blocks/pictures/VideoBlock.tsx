import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { videoData } from '@/contract/config/moreBlocks'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import { Film } from './Film'
import styles from './VideoBlock.module.scss'

/** A video that the guest starts. */
export const VideoBlock = observer(function VideoBlock({
  data: { src, poster, title, ratio },
}: Pick<BlockProps<typeof videoData>, 'data'>) {
  const { config } = useStores()
  const [missing, setMissing] = useState('')
  const film = config.picture(src)
  const still = config.picture(poster)
  return (
    <View className={styles.block}>
      <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
        {missing === film ? (
          <NoFilm still={still} onAgain={() => setMissing('')} />
        ) : (
          <Film className={styles.film} src={film} poster={still} title={title} onFail={() => setMissing(film)} />
        )}
      </View>
      {title && <Text className={styles.title}>{title}</Text>}
    </View>
  )
})

/** Replaces a video that failed to load: poster, error text and retry. */
function NoFilm({ still, onAgain }: { still: string; onAgain: () => void }) {
  const t = useText()
  return (
    <View className={styles.film}>
      <Picture src={still} alt="" size="fill" />
      <View className={styles.note}>
        <Text className={styles.texts}>{t('errors.load')}</Text>
        <Button look="neutral" size="small" onTap={onAgain}>
          {t('common.retry')}
        </Button>
      </View>
    </View>
  )
}
