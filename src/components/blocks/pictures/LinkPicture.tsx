import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Link } from '@/contract/link'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import { LinkArea } from '@/shell/LinkArea'
import type { pictureData } from '@/contract/config/pictureBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './LinkPicture.module.scss'

interface Props {
  className: string | undefined
  picture: { image: string; alt: string; link: Link | null }
  /** Width over height; fills its box by default. */
  ratio?: number
  /** Whether it is visible at once, so that it loads eagerly. */
  eager?: boolean
}

/** A configured picture with an optional link: its text is the label of the link, or else the description of the picture. */
export const LinkPicture = observer(function LinkPicture({ className, picture, ratio, eager }: Props) {
  const { config } = useStores()
  const { image, alt, link } = picture
  const shown = <Picture src={config.picture(image)} alt={link ? '' : alt} size="fill" eager={eager ?? false} />
  return (
    <LinkArea className={classes(styles.area, link !== null && styles.option, className)} label={alt} link={link}>
      {ratio === undefined ? (
        shown
      ) : (
        <View className={styles.box} style={{ paddingTop: `${100 / ratio}%` }}>
          <View className={styles.picture}>{shown}</View>
        </View>
      )}
    </LinkArea>
  )
})

/** A picture in the merchant's own aspect ratio. */
export function OwnPicture({ data }: BlockProps<typeof pictureData>) {
  return <LinkPicture className={styles.ownRatio} picture={data} ratio={data.ratio} />
}
