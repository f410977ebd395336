import { Text, View } from '@tarojs/components'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { Loaded } from '@/components/loading/Loaded'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { countText } from '@/domain/money/money'
import { hasTarget } from '@/domain/navigation/links'
import '@/i18n/en/wallet'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import styles from './card.module.scss'

/** Links of the wallet; a row leads on once its page exists. */
const COUPONS = { params: 'platform', name: { id: 'myCoupon' } }
const POINTS = { params: 'platform', name: { id: 'integralShop' } }

/** The wallet: what the user can spend. */
function Wallet() {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const follow = useFollowLink()
  const wallet = useResource(async () => {
    const [cards] = await Promise.all([giftCardApi.my({ pageSize: 1 }), session.refresh()])
    return cards
  })
  const { balance = 0, integral = 0, coupons = 0 } = session.user ?? {}
  const opening = (link: typeof COUPONS) => (hasTarget(link) ? { onTap: () => follow(link) } : {})
  return (
    <Loaded of={wallet} skeleton={<CardSkeleton rows={2} />}>
      {({ spendable, total }) => (
        <View>
          <View className={styles.balance}>
            <Text>{t('names.balanceTitle')}</Text>
            <Text className={styles.sum}>{money(balance)}</Text>
          </View>
          <Card>
            <Row
              icon="gift"
              title={t('wallet.cards')}
              hint={t('wallet.cardCount', { count: total })}
              end={money(spendable)}
              onTap={() => go('/pages/other/giftCard/cardList', { tab: 'mine' })}
            />
            <Row icon="ticket" title={t('wallet.coupons')} end={countText(coupons)} {...opening(COUPONS)} />
            <Row icon="coins" title={t('names.pointsTitle')} end={countText(integral)} {...opening(POINTS)} />
          </Card>
        </View>
      )}
    </Loaded>
  )
}

export default screen('/pages/index/card', Wallet)
