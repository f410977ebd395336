import { WithStore } from '@/components/store/WithStore'
import '@/i18n/en/checkout'
import '@/i18n/en/lineup'
import '@/i18n/en/stores'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { TakeNumber } from './parts/TakeNumber'

/** `pdqh`: a queue number is taken in the store that was scanned or chosen. */
function TakePage({ query: { storeId } }: PageProps<'/pages/my/lineup/pdqh'>) {
  return (
    <WithStore storeId={storeId} skeleton={<CardSkeleton rows={3} />}>
      {(store) => <TakeNumber key={store.id} store={store} />}
    </WithStore>
  )
}

export default screen('/pages/my/lineup/pdqh', TakePage, { closed: 'lineup.closed' })
