import { WithStore } from '@/components/store/WithStore'
import '@/i18n/en/checkout'
import '@/i18n/en/reserve'
import '@/i18n/en/stores'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { ReserveStart } from './parts/ReserveStart'

/** Where bookings begin: the store, how it takes them, and the user's next one. */
function StartPage({ query: { storeId } }: PageProps<'/pages/other/reserve/index'>) {
  return (
    <WithStore storeId={storeId} skeleton={<CardSkeleton rows={4} />}>
      {(store) => <ReserveStart key={store.id} store={store} />}
    </WithStore>
  )
}

export default screen('/pages/other/reserve/index', StartPage, { top: 'wash', closed: 'reserve.closed' })
