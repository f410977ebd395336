import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { altOf } from './aria'
import { classes } from './classes'
import { Icon } from './Icon'
import { usePicture } from './usePicture'
import { useStores } from './useStores'
import styles from './Picture.module.scss'

interface Props {
  /** Full address; absent or broken, the tile shows what the merchant has for that (`defaultImg`), else a bowl. */
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
export const Picture = observer(function Picture({ src, alt, size = 98, tile = 'sand', eager, faded }: Props) {
  const { defaultPicture, loadingPicture } = useStores().config
  const [loaded, setLoaded] = useState('')
  const { src: shown, fail } = usePicture([src, defaultPicture])
  // Only where the merchant has one: it costs a word for each picture that comes.
  const waiting = loadingPicture && shown && loaded !== shown
  return (
    <View
      className={classes(
        styles.box,
        styles[`s${size}`],
        styles[tile],
        waiting && styles.waiting,
        faded && styles.faded,
      )}
      {...(waiting && { style: { backgroundImage: `url("${loadingPicture}")` } })}
    >
      {shown ? (
        <Image
          className={styles.image}
          src={shown}
          mode="aspectFill"
          lazyLoad={!eager}
          webp
          onError={fail}
          {...(loadingPicture && { onLoad: () => setLoaded(shown) })}
          {...altOf(alt)}
        />
      ) : (
        <Icon name="bowl-steam" className={styles.none} />
      )}
    </View>
  )
})
