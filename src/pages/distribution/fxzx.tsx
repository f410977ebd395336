import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/partner'
import { partnerApi } from '@/api/endpoints/partner'
import { Loaded } from '@/components/loading/Loaded'
import type { PartnerCentre } from '@/contract/partner/partner'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { InkHead } from '@/ui/layout/InkHead'
import { CentreLinks } from './parts/CentreLinks'
import { LinkCard } from './parts/LinkCard'
import { PartnerGate, PartnerSkeleton } from './parts/PartnerGate'
import { SendLink } from './parts/SendLink'
import { TodayOrders } from './parts/TodayOrders'
import styles from './parts/Partner.module.scss'

/** `fxzx`: the centre of a distributor. */
function Centre() {
  return <PartnerGate to="partner">{() => <OpenCentre />}</PartnerGate>
}

const OpenCentre = observer(function OpenCentre() {
  const centre = useResource(() => partnerApi.centre({}))
  return (
    <Loaded of={centre} skeleton={<PartnerSkeleton />}>
      {(value) => (
        <View className={styles.centre}>
          <Head centre={value} />
          <LinkCard centre={value} />
          <CentreLinks centre={value} />
          <TodayOrders day={value.serverTime.slice(0, 10)} now={value.serverTime} />
          <Dock>
            <SendLink code={value.inviteCode} />
          </Dock>
        </View>
      )}
    </Loaded>
  )
})

const Head = observer(function Head({ centre }: { centre: PartnerCentre }) {
  const t = useText()
  const money = useMoney()
  const { available, today, month, totalIncome } = centre
  const figures = [
    [money(today), t('partner.today')],
    [money(month), t('partner.thisMonth')],
    [money(totalIncome), t('partner.inTotal')],
  ] as const
  return (
    <InkHead
      label={t('partner.canWithdraw')}
      figure={money(available)}
      action={
        <Button look="ink" size="medium" onTap={() => go('/pages/order/distribution/tx')}>
          {t('partner.withdraw')}
        </Button>
      }
    >
      <View className={styles.figures}>
        {figures.map(([sum, label]) => (
          <View key={label} className={styles.figure}>
            <Text className={styles.figureSum}>{sum}</Text>
            <Text className={styles.figureLabel}>{label}</Text>
          </View>
        ))}
      </View>
    </InkHead>
  )
})

export default screen('/pages/order/distribution/fxzx', Centre, { top: 'ink', shared: true })
