import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { ListPage } from '@/components/loading/ListPage'
import { useMoney } from '@/hooks/useMoney'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { goSignIn } from '@/platform/auth/signIn'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardRow } from './CardRow'
import styles from './GiftCard.module.scss'

/** The cards of the user that can be spent or wait in a gift. */
export const MyCards = observer(function MyCards({ onBuy }: { onBuy: () => void }) {
  const t = useText()
  const { session } = useStores()
  if (!session.signedIn)
    return (
      <Empty
        art={memberArt.giftcard}
        title={t('giftCard.signIn')}
        action={t('errors.signIn')}
        onAction={() => goSignIn()}
      />
    )
  return (
    <>
      <OwnCards />
      <Dock>
        <View className={styles.half}>
          <Button wide size="large" look="outline" onTap={() => go('/pages/other/giftCard/dhCard')}>
            {t('giftCard.add')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide size="large" onTap={onBuy}>
            {t('giftCard.buyOne')}
          </Button>
        </View>
      </Dock>
    </>
  )
})

const OwnCards = observer(function OwnCards() {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const [spendable, setSpendable] = useState<number>()
  const [cards] = useState(
    () =>
      new PagedList(async (page) => {
        const found = await giftCardApi.my({ page })
        setSpendable(found.spendable)
        return found
      }),
  )
  useOnShow(() => void cards.load(), current)
  return (
    <>
      {spendable !== undefined && spendable > 0 && (
        <View className={styles.spendable}>
          <Text>{t('giftCard.spendable')}</Text>
          <Text className={styles.spendableSum}>{money(spendable)}</Text>
        </View>
      )}
      <ListPage
        of={cards}
        skeleton={<CardSkeleton rows={3} />}
        empty={<Empty art={memberArt.giftcard} title={t('giftCard.noCards')} text={t('giftCard.noCardsText')} />}
      >
        {(card) => <CardRow key={card.id} card={card} />}
      </ListPage>
      <Card>
        <Row icon="receipt" title={t('giftCard.past')} onTap={() => go('/pages/other/giftCard/hisCard')} />
      </Card>
    </>
  )
})
