import type { pictureData } from '@/contract/pictureBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkPicture } from './LinkPicture'
import styles from './OwnPicture.module.scss'

/** A picture of the merchant's own making, in its own shape. */
export function OwnPicture({ data }: BlockProps<typeof pictureData>) {
  return <LinkPicture className={styles.area} picture={data} ratio={data.ratio} />
}
