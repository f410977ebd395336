import type { Shared } from '@/domain/navigation/sharing'
import { urlOf } from '@/platform/navigation/navigation'

/** The page of the store or dish in a mini-program: not the menu, because a tab takes no query in Alipay, whose paths have no slash in front. */
export function sharedPath({ storeId, gid }: Shared): string {
  const url = gid ? urlOf('/pages/shop/out/goods-dl', { gid, storeId }) : urlOf('/pages/shop/out/sjjs', { storeId })
  return process.env.TARO_ENV === 'alipay' ? url.slice(1) : url
}
