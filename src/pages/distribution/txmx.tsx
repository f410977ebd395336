import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/partner'
import { partnerWithdrawApi } from '@/api/endpoints/partnerWithdraw'
import { ListPage } from '@/components/loading/ListPage'
import type { Reply } from '@/contract/endpoint'
import type { partnerWithdrawContract, Withdrawal } from '@/contract/partner/partnerWithdraw'
import { useMoney } from '@/hooks/useMoney'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { screen } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PartnerGate, PartnerSkeleton } from './parts/PartnerGate'
import { WithdrawalRow } from './parts/WithdrawalRow'
import styles from './parts/Partner.module.scss'

type Records = Reply<(typeof partnerWithdrawContract)['withdrawals']>

/** `txmx`: the withdrawals of a partner. */
function Withdrawals() {
  return <PartnerGate to="payee">{() => <OwnWithdrawals />}</PartnerGate>
}

const inCard = (rows: readonly Withdrawal[]) => (
  <Card>
    {rows.map((row) => (
      <WithdrawalRow key={row.id} withdrawal={row} />
    ))}
  </Card>
)

const OwnWithdrawals = observer(function OwnWithdrawals() {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const [sums, setSums] = useState<Pick<Records, 'paidOut' | 'onTheWay'>>()
  const [list] = useState(
    () =>
      new PagedList(async (page) => {
        const records = await partnerWithdrawApi.withdrawals({ page })
        setSums(records)
        return records
      }),
  )
  useOnShow(() => void list.load(), current)
  return (
    <View className={styles.page}>
      {sums && (
        <Card>
          <View className={styles.facts}>
            <View className={styles.fact}>
              <Text className={styles.factSum}>{money(sums.paidOut)}</Text>
              <Text className={styles.caption}>{t('partner.paidOutSum')}</Text>
            </View>
            <View className={styles.fact}>
              <Text className={styles.factSum}>{money(sums.onTheWay)}</Text>
              <Text className={styles.caption}>{t('partner.onTheWay')}</Text>
            </View>
          </View>
        </Card>
      )}
      <ListPage
        of={list}
        skeleton={<PartnerSkeleton />}
        empty={<Empty art={memberArt.coins} title={t('partner.noRecords')} />}
        grouped={inCard}
      />
    </View>
  )
})

export default screen('/pages/order/distribution/txmx', Withdrawals)
