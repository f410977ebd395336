import '@/i18n/en/checkout'
import '@/i18n/en/couponPack'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import '@/i18n/en/orders'
import { screen, type PageProps } from '@/shell/screen'
import { OrderedPack } from './parts/OrderedPack'
import { PackList } from './parts/PackList'
import { PackPage } from './parts/PackPage'

/** `rolldl`: one coupon pack, one that the user has ordered, or all packs on sale. */
function RollPackage({ query: { id, orderId } }: PageProps<'/pages/other/rollPackage/rolldl'>) {
  if (orderId) return <OrderedPack key={orderId} orderId={orderId} />
  return id ? <PackPage key={id} id={id} /> : <PackList />
}

export default screen('/pages/other/rollPackage/rolldl', RollPackage, { top: 'wash' })
