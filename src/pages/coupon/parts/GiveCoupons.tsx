import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { couponWorth } from '@/components/coupon/couponWorth'
import { GiveSheet } from '@/components/gift/GiveSheet'
import type { HeldCoupon } from '@/contract/coupon/coupon'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useMessages } from '@/hooks/useMessages'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Row } from '@/ui/layout/Row'
import styles from './Gift.module.scss'

interface Props {
  coupons: readonly HeldCoupon[]
  giveHours: number
  open: boolean
  onClose: () => void
  onGiven: (giftId: string) => void
}

/** Puts coupons into one gift, with the giver's message. */
export const GiveCoupons = observer(function GiveCoupons({ coupons, giveHours, open, onClose, onGiven }: Props) {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const [key] = useState(() => new IdempotencyKey())
  const ask = useMessages()
  const give = async (message: string) => {
    const subscribe = ask('couponGift')
    const request = { couponIds: coupons.map(({ id }) => id), message }
    const { id } = await couponRegiftApi.confirmGift(request, { key: key.of(request) })
    key.forget()
    void subscribe(id)
    void session.refresh().catch(() => undefined)
    onGiven(id)
  }
  return (
    <GiveSheet
      open={open}
      title={t('couponGift.giveTitle')}
      label={t('couponGift.message')}
      back={t('couponGift.backAfter', { count: giveHours })}
      action={t('couponGift.makeLink')}
      give={give}
      onClose={onClose}
    >
      <View>
        {coupons.map(({ id, terms }) => {
          const { figure, note } = couponWorth(terms, t, money)
          return <Row key={id} icon="ticket" title={terms.name} hint={[figure, note].filter(Boolean).join(' · ')} />
        })}
      </View>
      <Text className={styles.hint}>{t('couponGift.giveText')}</Text>
    </GiveSheet>
  )
})
