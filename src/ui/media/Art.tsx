import { Image } from '@tarojs/components'
import styles from './Art.module.scss'

interface Props {
  /** One of `artFiles`, `memberArtFiles` or an area's own. */
  src: string
  /** Side of the square it is drawn in, px of the design. */
  size: 68 | 76 | 104 | 136 | 220
}

/** An illustration: bag, bowl, scooter. Always decoration. */
export function Art({ src, size }: Props) {
  return <Image className={styles[`s${size}`]} src={src} mode="aspectFit" />
}
