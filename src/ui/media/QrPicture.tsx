import { Image, View } from '@tarojs/components'
import { altOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import styles from './QrPicture.module.scss'

interface Props {
  src: string
  /** Alternative text. */
  alt: string
  /** Beside a text, on a ticket. */
  small?: boolean
}

/** A QR code: black on white in both themes, so that cameras can read it. */
export function QrPicture({ src, alt, small }: Props) {
  return (
    <View className={classes(styles.ground, small ? styles.small : styles.large)}>
      <Image className={styles.code} src={src} {...altOf(alt)} />
    </View>
  )
}
