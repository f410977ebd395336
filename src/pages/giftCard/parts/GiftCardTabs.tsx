import { observer } from 'mobx-react-lite'
import { Tabs } from '@/ui/layout/Tabs'
import { useText } from '@/hooks/useText'
import { replace } from '@/platform/navigation/navigation'

/** The parts of the gift card pages. */
export type GiftCardTab = 'buy' | 'mine' | 'redeem'

interface Props {
  active: GiftCardTab
  /** Shows another part of the same page. */
  onChange?: (tab: 'buy' | 'mine') => void
}

/** Buying, own cards, and redeeming, which is a page of its own. */
export const GiftCardTabs = observer(function GiftCardTabs({ active, onChange }: Props) {
  const t = useText()
  const tabs = [
    { key: 'buy', label: t('giftCard.buy') },
    { key: 'mine', label: t('giftCard.mine') },
    { key: 'redeem', label: t('giftCard.redeem') },
  ] as const
  const change = (tab: GiftCardTab) => {
    if (tab === active) return
    if (tab === 'redeem') replace('/pages/other/giftCard/dhCard')
    else if (onChange) onChange(tab)
    else replace('/pages/other/giftCard/cardList', { tab })
  }
  return <Tabs label={t('giftCard.tabs')} tabs={tabs} active={active} onChange={change} />
})
