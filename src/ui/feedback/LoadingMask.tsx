import { Image, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { usePicture } from '@/ui/media/usePicture'
import styles from './LoadingMask.module.scss'

interface Props {
  /** Accessible label. */
  label: string
  /** URL of the merchant's loading picture; dots by default. */
  picture?: string
  /** Lets taps through. */
  passive?: boolean
}

/** Shows that an operation runs; blocks the screen unless it is passive. */
export function LoadingMask({ label, picture, passive }: Props) {
  const { src, fail } = usePicture([picture])
  return (
    <View
      className={classes(styles.mask, passive && styles.passive)}
      {...roleOf('status')}
      {...{ 'aria-label': label }}
    >
      <View className={styles.box}>
        {src ? <Image className={styles.picture} src={src} mode="aspectFit" onError={fail} /> : <LoadingDots />}
      </View>
    </View>
  )
}
