import { useShareAppMessage } from '@tarojs/taro'
import '@/i18n/en/share'
import { sharedPath } from '@/components/share/sharedPath'
import type { OrderDetail } from '@/contract/order/order'
import { sharedPicture } from '@/domain/media/pictureAddress'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { isOrderShareable } from './shareOrderProps'

/**
 * What the host shares of the page of an order: its store, with a picture of what was ordered, and never the order, which is the guest's own. Before
 * the order is there it is the store that was last visited.
 */
export function useShareOrder(order: OrderDetail | undefined): void {
  const { config, shop } = useStores()
  const t = useText()
  useShareAppMessage(() => {
    const { id, name } = order?.store ?? { id: shop.id, name: config.brand }
    const image = order?.lines.find((line) => line.image)?.image
    return {
      title: order && isOrderShareable(order) ? t('share.ordered', { store: name }) : name,
      path: sharedPath({ storeId: id }),
      ...(image && { imageUrl: sharedPicture(config.picture(image)) }),
    }
  })
}
