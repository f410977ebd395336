import { POINTS_TABS } from '@/contract/constants/points'
import { useContentTitle } from '@/hooks/contentTitle'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { screen, type PageProps } from '@/shell/screen'
import { PointsOrders } from './parts/PointsOrders'
import { PointsOverview } from './parts/PointsOverview'

/** The points of the user, or the points orders. */
function MyPoints({ query: { view, tab } }: PageProps<'/pages/my/integral/my-integral'>) {
  const t = useText()
  const orders = view === 'orders'
  useContentTitle(orders ? t('points.orders') : undefined)
  return orders ? <PointsOrders first={POINTS_TABS.find((each) => each === tab)} /> : <PointsOverview />
}

export default screen('/pages/my/integral/my-integral', MyPoints, {
  top: 'ink',
  plain: ({ view }) => view === 'orders',
})
