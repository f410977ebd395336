import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ProductPicture } from '@/components/goods/ProductPicture'
import { Pager } from '@/ui/layout/Pager'
import { Picture } from '@/ui/media/Picture'
import { Slides } from '@/ui/layout/Slides'
import { useStores } from '@/hooks/useStores'
import type { GoodsDetail } from '@/contract/goods/goods'
import styles from './ProductPage.module.scss'

/** All pictures of a dish, to swipe through; its cut-out when there is but one. */
export const ProductPictures = observer(function ProductPictures({ goods }: { goods: GoodsDetail }) {
  const { config } = useStores()
  const [at, setAt] = useState(0)
  const pictures = [...new Set([...goods.images, goods.image])].filter(Boolean)
  if (pictures.length < 2) return <ProductPicture goods={goods} />
  return (
    <View className={styles.pictures}>
      <Slides at={at} onChange={setAt}>
        {pictures.map((picture, index) => (
          <Picture key={picture} src={config.picture(picture)} alt={goods.name} size="fill" eager={index === 0} />
        ))}
      </Slides>
      <View className={styles.pager}>
        <Pager count={pictures.length} at={at} onSelect={setAt} over />
      </View>
    </View>
  )
})
