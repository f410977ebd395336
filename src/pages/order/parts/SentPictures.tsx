import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { showPicture } from '@/platform/media/showPicture'
import styles from './Pictures.module.scss'

/** Pictures that the guest has sent; a tap shows one large. */
export const SentPictures = observer(function SentPictures({ images }: { images: readonly string[] }) {
  const { config } = useStores()
  const t = useText()
  const urls = images.map((image) => config.picture(image))
  if (urls.length === 0) return null
  return (
    <View className={classes(styles.grid, styles.sent)}>
      {urls.map((url, at) => (
        <Pressable
          key={url}
          className={styles.tile}
          label={t('pictures.one', { no: at + 1 })}
          onTap={() => showPicture(url, urls)}
        >
          <View className={styles.picture}>
            <Picture src={url} alt="" size="fill" />
          </View>
        </Pressable>
      ))}
    </View>
  )
})
