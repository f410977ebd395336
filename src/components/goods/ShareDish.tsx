import type { GoodsDetail } from '@/contract/goods/goods'
import { ShareButton } from '@/components/share/ShareButton'

/** Shares a dish of its store. */
export function ShareDish({ goods: { id, storeId, name, image, caption } }: { goods: GoodsDetail }) {
  return <ShareButton storeId={storeId} gid={id} name={name} image={image} line={caption} />
}
