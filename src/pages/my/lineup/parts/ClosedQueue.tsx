import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** For a store that gives no numbers, with the reason. */
export const ClosedQueue = observer(function ClosedQueue({ text }: { text: string }) {
  const t = useText()
  return (
    <Empty
      art={memberArt.ticket}
      title={t('lineup.closed')}
      text={text}
      action={t('lineup.otherStore')}
      onAction={() => go('/pages/shop/select/index', { page: 'queuing' })}
    />
  )
})
