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
  /** URL; missing or broken, the tile shows the merchant's placeholder (`defaultImg`), or a bowl. */
  src?: string | undefined
  /** Alternative text; empty for decoration. */
  alt: string
  /** Side of the box, px of the design; `fill` fills the parent. */
  size?: 44 | 60 | 98 | 152 | 'fill'
  /** Width of the parent's box, px of the design, where a small version of the picture is enough. */
  width?: number
  /** Colour of the tile behind. */
  tile?: 'sand' | 'sage' | 'clay' | 'butter' | 'mist'
  /** Loads without delay, for pictures of the first screen. */
  eager?: boolean
  /** Pale, for unavailable products. */
  faded?: boolean
}

/** A picture in a box of fixed size, so that loading does not shift the layout; a placeholder replaces a broken one. */
export const Picture = observer(function Picture({ src, alt, size = 98, width, tile = 'sand', eager, faded }: Props) {
  const { defaultPicture, loadingPicture, sized } = useUi()
  const { src: shown, fail } = usePicture([sized(src, size === 'fill' ? width : size), defaultPicture])
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

/** Placeholder while a picture loads. Only when the merchant has one: each picture that loads then costs one more state update. */
function useGround(shown: string, loading: string): { ground?: string; onLoad?: () => void } {
  const [loaded, setLoaded] = useState('')
  if (!loading) return {}
  return { ...(shown && loaded !== shown && { ground: loading }), onLoad: () => setLoaded(shown) }
}
