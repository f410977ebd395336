import { Image } from '@tarojs/components'
import { art, type ArtName } from './artFiles'
import styles from './Art.module.scss'

interface Props {
  name: ArtName
  /** Side of the square it is drawn in, px of the design. */
  size: 68 | 76 | 104 | 136 | 220
}

/** An illustration: bag, bowl, scooter. Always decoration. */
export function Art({ name, size }: Props) {
  return <Image className={styles[`s${size}`]} src={art[name]} mode="aspectFit" />
}
