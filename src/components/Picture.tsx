import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import { altOf } from './aria'
import { classes } from './classes'
import { Icon } from './Icon'
import styles from './Picture.module.scss'

interface Props {
  /** Full address; absent or broken, the tile shows a bowl. */
  src?: string | undefined
  /** What it shows; empty for decoration. */
  alt: string
  /** Side of the box, px of the design; `fill` takes its parent's box. */
  size?: 44 | 60 | 98 | 152 | 'fill'
  /** Colour of the tile behind. */
  tile?: 'sand' | 'sage' | 'clay' | 'butter' | 'mist'
  /** Loads at once: pictures of the first screen. */
  eager?: boolean
  /** Pale, as a thing that cannot be had. */
  faded?: boolean
}

/** A picture in a box of fixed size: nothing moves when it comes, and nothing looks broken when it does not. */
export function Picture({ src, alt, size = 98, tile = 'sand', eager, faded }: Props) {
  const [broken, setBroken] = useState('')
  const shown = src !== undefined && src !== '' && src !== broken
  return (
    <View className={classes(styles.box, styles[`s${size}`], styles[tile], faded && styles.faded)}>
      {shown ? (
        <Image
          className={styles.image}
          src={src}
          mode="aspectFill"
          lazyLoad={!eager}
          webp
          onError={() => setBroken(src)}
          {...altOf(alt)}
        />
      ) : (
        <Icon name="bowl-steam" className={styles.none} />
      )}
    </View>
  )
}
