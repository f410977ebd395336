import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { vipPlanApi } from '@/api/endpoints/vipPlan'
import { Loaded } from '@/components/loading/Loaded'
import type { VipPurchase } from '@/contract/membership/vipPlan'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/vip'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PURCHASE_TONES } from './parts/purchaseLooks'
import styles from './parts/Vip.module.scss'
import { VipStatus } from './parts/VipStatus'

/** `gmls`: the VIP plans that the user has bought, and the one that runs. */
function VipHistory() {
  const t = useText()
  const purchases = useResource(() => vipPlanApi.orders({}))
  const buy = () => go('/pages/other/payVip/index')
  return (
    <Loaded of={purchases} skeleton={<CardSkeleton rows={3} />}>
      {({ list, ...standing }) =>
        list.length === 0 ? (
          <Empty
            art={memberArt.crown}
            title={t('vip.noPurchases')}
            text={t('vip.noPurchasesText')}
            action={t('vip.see')}
            onAction={buy}
          />
        ) : (
          <>
            <VipStatus {...standing} />
            <Text className={styles.list}>{t('vip.purchases')}</Text>
            <Card>
              {list.map((purchase) => (
                <Purchase key={purchase.orderId} purchase={purchase} />
              ))}
            </Card>
            <Dock>
              <Button wide size="large" onTap={buy}>
                {t(standing.vipUntil ? 'vip.extend' : 'vip.become')}
              </Button>
            </Dock>
          </>
        )
      }
    </Loaded>
  )
}

const Purchase = observer(function Purchase({ purchase }: { purchase: VipPurchase }) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { orderId, name, amount, state, orderedAt, payWay } = purchase
  return (
    <Row
      icon="crown-simple"
      title={name}
      hint={[dateText(orderedAt, locale.current), payWay].filter(Boolean).join(' · ')}
      end={
        <View className={styles.end}>
          <Text className={styles.price}>{money(amount)}</Text>
          <Chip tone={PURCHASE_TONES[state]}>{t(`vip.${state}`)}</Chip>
        </View>
      }
      onTap={() => go('/pages/other/payVip/ckxq', { orderId })}
    />
  )
})

export default screen('/pages/other/payVip/gmls', VipHistory)
