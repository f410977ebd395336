import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** Empty state of a page opened without the id of a card or gift. */
export function NoCard() {
  const t = useText()
  return (
    <Empty
      art={memberArt.giftcard}
      title={t('errors.missingQuery')}
      action={t('giftCard.title')}
      onAction={() => go('/pages/other/giftCard/cardList')}
    />
  )
}
