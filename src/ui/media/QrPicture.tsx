import { Image, View } from '@tarojs/components'
import { altOf } from '@/ui/aria'
import styles from './QrPicture.module.scss'

interface Props {
  src: string
  /** What the code is for. */
  alt: string
}

/** A code for cameras: black on white in both themes. */
export function QrPicture({ src, alt }: Props) {
  return (
    <View className={styles.ground}>
      <Image className={styles.code} src={src} {...altOf(alt)} />
    </View>
  )
}
