import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import type { QueueTicketView } from '@/contract/inStore/queue'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'

/** Leads to a new number in the store of a ticket. */
export const TakeNew = observer(function TakeNew({ view: { storeInfo } }: { view: QueueTicketView }) {
  const t = useText()
  return (
    <Dock>
      <Button wide size="large" onTap={() => go('/pages/my/lineup/pdqh', { storeId: storeInfo.id })}>
        {t('lineup.take')}
      </Button>
    </Dock>
  )
})
