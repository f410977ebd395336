import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/couponGift'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { ListPage } from '@/components/loading/ListPage'
import type { CouponGiftRecord } from '@/contract/coupon/couponRegift'
import { useOnShow } from '@/hooks/useOnShow'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { MessageKey } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './Gift.module.scss'

const STATES = {
  gifting: { text: 'couponGift.stateGifting', tone: 'amber' },
  gifted: { text: 'couponGift.stateGifted', tone: 'green' },
  cancelled: { text: 'couponGift.stateCancelled', tone: 'neutral' },
  returned: { text: 'couponGift.stateReturned', tone: 'neutral' },
} as const satisfies Record<CouponGiftRecord['state'], { text: MessageKey; tone: string }>

/** The coupons that the user has given and received. */
export const CouponGifts = observer(function CouponGifts() {
  const { current } = useStores().locale
  const t = useText()
  const [gifts] = useState(() => new PagedList((page) => couponRegiftApi.records({ page })))
  useOnShow(() => void gifts.load(), current)
  const bars = <CardSkeleton rows={3} />
  return (
    <ListPage of={gifts} skeleton={bars} empty={<Empty art={memberArt.gift} title={t('couponGift.noGifts')} />}>
      {(gift) => <GiftRecord key={gift.id} gift={gift} />}
    </ListPage>
  )
})

const GiftRecord = observer(function GiftRecord({ gift }: { gift: CouponGiftRecord }) {
  const t = useText()
  const since = useRelativeTime()
  const { id, coupons, given, person, message, state, createdAt, endedAt } = gift
  const { text, tone } = STATES[state]
  const givenTo = person ? t('couponGift.toPerson', { name: person }) : t('couponGift.givenAway')
  const whom = given ? givenTo : t('couponGift.fromPerson', { name: person || t('couponGift.someone') })
  return (
    <Card>
      <Row
        icon="gift"
        title={coupons.map(({ terms }) => terms.name).join(' · ')}
        hint={`${whom} · ${since(endedAt ?? createdAt)}`}
        onTap={() => go('/pages/other/coupon/givedl', { giftId: id })}
      />
      {message !== '' && <Text className={styles.message}>{`“${message}”`}</Text>}
      <View className={styles.state}>
        <StatusChip tone={tone} text={t(text)} />
      </View>
    </Card>
  )
})
