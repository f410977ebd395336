import type { pictureData } from '@/contract/pictureBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkPicture } from './LinkPicture'
import styles from './OwnPicture.module.scss'

/** A picture in the merchant's own aspect ratio. */
export function OwnPicture({ data }: BlockProps<typeof pictureData>) {
  return <LinkPicture className={styles.area} picture={data} ratio={data.ratio} />
}
