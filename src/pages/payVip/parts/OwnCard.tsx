import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { equityCardApi } from '@/api/endpoints/equityCard'
import { useSignInGate } from '@/components/account/useSignInGate'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import { Loaded } from '@/components/loading/Loaded'
import { RefundRow } from '@/components/money/RefundRow'
import type { HeldEquityCard } from '@/contract/membership/equityCard'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import { CardFace } from './CardFace'
import { CardGone } from './CardGone'
import { CARD_TONES } from './cardLooks'
import styles from './Vip.module.scss'

/** An equity card of the user: what comes next, and what it has given. */
export const OwnCard = observer(function OwnCard({ id }: { id: string }) {
  const cards = useResource(() => equityCardApi.mine({ id }))
  const { member } = useSignInGate()
  const { session } = useStores()
  const t = useText()
  if (!session.signedIn)
    return (
      <Dock>
        <Button wide size="large" onTap={() => member(() => void cards.load())}>
          {t('equityCard.mine')}
        </Button>
      </Dock>
    )
  return (
    <Loaded of={cards} skeleton={<CardSkeleton rows={4} />}>
      {({ list: [card] }) => (card ? <Own card={card} onChanged={() => void cards.load()} /> : <CardGone />)}
    </Loaded>
  )
})

const Own = observer(function Own({ card, onChanged }: { card: HeldEquityCard; onChanged: () => void }) {
  const { locale } = useStores()
  const t = useText()
  const date = (at: string) => dateText(at, locale.current)
  const { id, no, state, endAt, nextAt, refundUntil, history } = card
  const hint = nextAt ? t('equityCard.next', { date: date(nextAt) }) : t('equityCard.last')
  return (
    <>
      <CardFace card={card} caption={t('equityCard.no', { no })} />
      <Card>
        <Row
          icon="calendar-check"
          title={endAt ? t('equityCard.validUntil', { date: date(lastMomentOf(endAt)) }) : t(`equityCard.${state}`)}
          hint={endAt ? hint : ''}
          end={<Chip tone={CARD_TONES[state]}>{t(`equityCard.${state}`)}</Chip>}
        />
      </Card>
      {endAt && <Text className={styles.list}>{t('equityCard.history')}</Text>}
      {state === 'running' && history.length === 0 && <Text className={styles.list}>{t('equityCard.noHistory')}</Text>}
      {history.map((coupon) => (
        <CouponTicket
          key={coupon.id}
          terms={coupon.terms}
          spent={coupon.state === 'used' || coupon.state === 'expired'}
          foot={<Text className={styles.caption}>{stateOf(coupon, t, date)}</Text>}
          onOpen={() => go('/pages/other/coupon/coupondl', { couponId: coupon.id })}
        />
      ))}
      {refundUntil && (
        <RefundRow
          action={t('equityCard.moneyBack')}
          hint={t('equityCard.moneyBackHint', { date: date(refundUntil) })}
          title={t('equityCard.moneyBackTitle')}
          text={t('equityCard.moneyBackText')}
          keep={t('equityCard.keepIt')}
          done={t('equityCard.moneyBackDone')}
          refund={() => equityCardApi.refund({ id }, { key: randomId() })}
          onDone={onChanged}
        />
      )}
      {state === 'pending' && (
        <Dock>
          <Button wide size="large" onTap={() => go('/pages/order/promptpay', { orderId: id, kind: 'equityCard' })}>
            {t('equityCard.payIt')}
          </Button>
        </Dock>
      )}
    </>
  )
})

function stateOf(
  { state, used, endAt }: HeldEquityCard['history'][number],
  t: ReturnType<typeof useText>,
  date: (at: string) => string,
): string {
  if (state === 'used') return t('equityCard.used', { date: date(used?.at ?? endAt) })
  const last = date(lastMomentOf(endAt))
  return state === 'expired' ? t('equityCard.expired', { date: last }) : t('equityCard.usable', { date: last })
}
