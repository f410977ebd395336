import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/dish'
import { isOutType } from '@/domain/cart/cartKind'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import type { CartStore } from '@/stores/cart/cart'
import { ProductBody, groupId } from './ProductBody'
import { ProductDock } from './ProductDock'
import { ProductLoadError } from './ProductLoadError'
import { ProductPicture } from './ProductPicture'
import type { ProductLoader } from './productLoader.model'
import { ProductSkeleton } from './ProductSkeleton'
import { ShareDish } from './ShareDish'
import { windowSize } from '@/platform/device/device'
import { Picture } from '@/ui/media/Picture'
import { Sheet } from '@/ui/overlays/Sheet'
import { useProduct } from './useProduct'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Product.module.scss'

/** Scroll distance after which the name replaces the picture, design px. */
const PICTURE_END = 180

interface Props {
  open: boolean
  /** The dish; a new key resets the sheet. */
  goodsId: string
  /** Data already known from the list. */
  known?: GoodsRow | undefined
  cart: CartStore
  onClose: () => void
}

/** The product sheet over the menu: specs, attributes, add-ons, and the button to add it to the cart. */
export const ProductSheet = observer(function ProductSheet({ open, goodsId, known, cart, onClose }: Props) {
  const { config } = useStores()
  const t = useText()
  const loader = useProduct(goodsId, cart.owner.storeId, cart)
  const { dish, failed, wanting } = loader
  const shown = loader.goods ?? known
  return (
    <Sheet
      open={open}
      title={shown?.name ?? t('dish.title')}
      picture={failed ? undefined : <Tile goods={shown} />}
      pictureEnd={PICTURE_END * windowSize().scale}
      small={shown && <Picture src={config.picture(shown.image)} alt="" size={44} eager />}
      into={wanting && groupId(wanting)}
      again={dish?.tries}
      dock={dish && <ProductDock dish={dish} onAdded={onClose} />}
      onClose={onClose}
    >
      <Content loader={loader} name={known?.name} shareable={isOutType(cart.owner.diningType)} onLeave={onClose} />
    </Sheet>
  )
})

function Tile({ goods }: { goods: GoodsRow | undefined }) {
  return goods ? <ProductPicture goods={goods} /> : <View className={styles.tile} />
}

interface ContentProps {
  loader: ProductLoader
  name: string | undefined
  /** At a table the host's card would carry the table's code. */
  shareable: boolean
  onLeave: () => void
}

const Content = observer(function Content({ loader, name, shareable, onLeave }: ContentProps) {
  const { dish } = loader
  if (dish) return <ProductBody dish={dish} beside={shareable && <ShareDish goods={dish.detail} />} />
  return loader.failed ? <ProductLoadError loader={loader} onLeave={onLeave} /> : <ProductSkeleton name={name} />
})
