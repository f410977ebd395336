import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** For a store that takes no bookings, with the reason. */
export const ClosedReserve = observer(function ClosedReserve({ text }: { text: string }) {
  const t = useText()
  return (
    <Empty
      art={memberArt.calendar}
      title={t('reserve.closed')}
      text={text}
      action={t('reserve.otherStore')}
      onAction={() => go('/pages/shop/select/index', { page: 'reserve' })}
    />
  )
})
