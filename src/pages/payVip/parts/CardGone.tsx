import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** There is no such card. */
export const CardGone = observer(function CardGone() {
  const t = useText()
  return (
    <Empty
      art={memberArt.giftcard}
      title={t('equityCard.gone')}
      text={t('equityCard.goneText')}
      action={t('equityCard.toAll')}
      onAction={() => go('/pages/other/payVip/cardxq')}
    />
  )
})
