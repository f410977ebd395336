import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { ListPage } from '@/components/loading/ListPage'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/giftCard'
import { screen } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/layout/Tabs'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardRow } from './parts/CardRow'
import { GiftRow } from './parts/GiftRow'
import styles from './parts/GiftCard.module.scss'

const bars = <CardSkeleton rows={3} />

/** `hisCard`: cards that are used up, expired or refunded, and cards that were given or received. */
function PastCards() {
  const t = useText()
  const [tab, setTab] = useState<'finished' | 'gifts'>('finished')
  const tabs = [
    { key: 'finished', label: t('giftCard.finished') },
    { key: 'gifts', label: t('giftCard.gifts') },
  ] as const
  return (
    <View className={styles.page}>
      <View className={styles.tabs}>
        <Tabs label={t('giftCard.pastTitle')} tabs={tabs} active={tab} onChange={setTab} />
      </View>
      {tab === 'finished' ? <Finished /> : <Gifts />}
    </View>
  )
}

const Finished = observer(function Finished() {
  const t = useText()
  const { current } = useStores().locale
  const [cards] = useState(() => new PagedList((page) => giftCardApi.my({ page, past: '1' })))
  useOnShow(() => void cards.load(), current)
  return (
    <ListPage of={cards} skeleton={bars} empty={<Empty art={memberArt.giftcard} title={t('giftCard.noPast')} />}>
      {(card) => <CardRow key={card.id} card={card} />}
    </ListPage>
  )
})

const Gifts = observer(function Gifts() {
  const t = useText()
  const { current } = useStores().locale
  const [gifts] = useState(() => new PagedList((page) => giftCardApi.gifts({ page })))
  useOnShow(() => void gifts.load(), current)
  return (
    <ListPage of={gifts} skeleton={bars} empty={<Empty art={memberArt.giftcard} title={t('giftCard.noGifts')} />}>
      {(gift) => <GiftRow key={gift.id} gift={gift} />}
    </ListPage>
  )
})

export default screen('/pages/other/giftCard/hisCard', PastCards)
