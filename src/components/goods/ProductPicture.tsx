import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsDetail } from '@/contract/goods/goods'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { Picture } from '@/ui/media/Picture'
import { usePicture } from '@/ui/media/usePicture'
import { useStores } from '@/hooks/useStores'
import styles from './Product.module.scss'

/** The picture across the top of a dish: its cut-out on a tile, else its photo. */
export const ProductPicture = observer(function ProductPicture({ goods }: { goods: GoodsRow & Partial<GoodsDetail> }) {
  const { config } = useStores()
  const cutout = usePicture([config.picture(goods.cutout)])
  return (
    <View className={styles.tile}>
      {cutout.src ? (
        <Image className={styles.cutout} src={cutout.src} mode="aspectFit" webp onError={cutout.fail} />
      ) : (
        <Picture src={config.picture(goods.images?.[0] ?? goods.image)} alt="" size="fill" eager />
      )}
    </View>
  )
})
