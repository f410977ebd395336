import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Redeemed } from '@/contract/coupon/coupon'
import { replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { RedeemModel } from '../dhm.model'
import { HeldTicket } from './HeldTicket'
import styles from './Redeem.module.scss'

interface Props {
  model: RedeemModel
  received: Redeemed & { code: string }
}

/** What a code gave, already in the account. */
export const RedeemResult = observer(function RedeemResult({ model, received }: Props) {
  const t = useText()
  const money = useMoney()
  const { coupons, amount, balance, code } = received
  return (
    <>
      <View className={styles.page} aria-live="polite">
        <Art src={memberArt.gift} size={136} />
        <View className={styles.accepted}>
          <Icon name="check-circle-f" size={20} className={styles.good} />
          <Text>{t('redeem.accepted', { code })}</Text>
        </View>
        <Heading level={2} look="title1">
          {t('redeem.received', { count: model.count })}
        </Heading>
      </View>
      {coupons.map((coupon) => (
        <HeldTicket key={coupon.id} coupon={coupon} serverTime={coupon.receivedAt} />
      ))}
      {amount > 0 && (
        <Card>
          <Row
            icon="wallet"
            title={t('redeem.balance', { amount: money(amount) })}
            hint={t('redeem.balanceNow', { amount: money(balance) })}
          />
        </Card>
      )}
      <Text className={styles.inAccount}>{t('redeem.inAccount')}</Text>
      <Dock>
        <View className={styles.half}>
          <Button wide look="outline" onTap={model.again}>
            {t('redeem.another')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide onTap={() => replace('/pages/other/coupon/couponList')}>
            {t('coupons.mine')}
          </Button>
        </View>
      </Dock>
    </>
  )
})
