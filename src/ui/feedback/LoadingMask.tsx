import { Image, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { LoadingDots } from './LoadingDots'
import { usePicture } from '@/ui/media/usePicture'
import styles from './LoadingMask.module.scss'

interface Props {
  /** Accessible label. */
  label: string
  /** URL of the merchant's loading picture; dots by default. */
  picture?: string
}

/** Blocks the screen while an operation runs. */
export function LoadingMask({ label, picture }: Props) {
  const { src, fail } = usePicture([picture])
  return (
    <View className={styles.mask} {...roleOf('status')} {...{ 'aria-label': label }}>
      <View className={styles.box}>
        {src ? <Image className={styles.picture} src={src} mode="aspectFit" onError={fail} /> : <LoadingDots />}
      </View>
    </View>
  )
}
