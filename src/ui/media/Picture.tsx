import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { altOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { useUi } from '@/ui/uiContext'
import { Icon } from './Icon'
import { usePicture } from './usePicture'
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
  const { defaultPicture, loadingPicture } = useUi()
  const { src: shown, fail } = usePicture([src, defaultPicture])
  const { ground, onLoad } = useGround(shown, eager ? '' : loadingPicture)
  return (
    <View
      className={classes(styles.box, styles[`s${size}`], styles[tile], ground && styles.waiting, faded && styles.faded)}
      {...(ground && { style: { backgroundImage: `url("${ground}")` } })}
    >
      {shown ? (
        <Image
          className={styles.image}
          src={shown}
          mode="aspectFill"
          lazyLoad={!eager}
          webp
          onError={fail}
          {...(onLoad && { onLoad })}
          {...altOf(alt)}
        />
      ) : (
        <Icon name="bowl-steam" className={styles.none} />
      )}
    </View>
  )
})

/** What is seen until a picture is there. Only where the merchant has something, and not at the start: it costs a word for each picture that comes. */
function useGround(shown: string, loading: string): { ground?: string; onLoad?: () => void } {
  const [loaded, setLoaded] = useState('')
  if (!loading) return {}
  return { ...(shown && loaded !== shown && { ground: loading }), onLoad: () => setLoaded(shown) }
}
