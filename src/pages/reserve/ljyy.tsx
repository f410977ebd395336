import { WithStore } from '@/components/store/WithStore'
import '@/i18n/en/checkout'
import '@/i18n/en/orders'
import '@/i18n/en/reserve'
import '@/i18n/en/stores'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { BookTable } from './parts/BookTable'

/** `ljyy`: a table is booked in a store. */
function BookPage({ query: { storeId } }: PageProps<'/pages/other/reserve/ljyy'>) {
  return (
    <WithStore storeId={storeId} skeleton={<CardSkeleton rows={4} />}>
      {(store) => <BookTable key={store.id} store={store} />}
    </WithStore>
  )
}

export default screen('/pages/other/reserve/ljyy', BookPage)
