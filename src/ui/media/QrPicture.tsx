import { Image, View } from '@tarojs/components'
import { altOf } from '@/ui/aria'
import styles from './QrPicture.module.scss'

interface Props {
  src: string
  /** Alternative text. */
  alt: string
}

/** A QR code: black on white in both themes, so that cameras can read it. */
export function QrPicture({ src, alt }: Props) {
  return (
    <View className={styles.ground}>
      <Image className={styles.code} src={src} {...altOf(alt)} />
    </View>
  )
}
