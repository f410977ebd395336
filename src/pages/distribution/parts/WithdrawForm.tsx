import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { partnerWithdrawApi } from '@/api/endpoints/partnerWithdraw'
import type { PartnerInfo } from '@/contract/partner/partner'
import type { PartnerPurse } from '@/contract/partner/partnerWithdraw'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, replace } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { FeeLine } from '@/ui/layout/FeeLine'
import { fieldId, WithdrawModel } from '../withdraw.model'
import { AmountCard } from './AmountCard'
import { rateText } from './partnerText'
import { PayoutTarget } from './PayoutTarget'
import styles from './Partner.module.scss'

interface Props {
  purse: PartnerPurse
  rules: PartnerInfo['withdraw']
  query: { amount?: string | undefined; way?: string | undefined }
  onSent: () => void
}

/** The form of a withdrawal: amount, where to, and what arrives. */
export const WithdrawForm = observer(function WithdrawForm({ purse, rules, query, onSent }: Props) {
  const t = useText()
  const money = useMoney()
  const { ui } = useStores()
  const ask = useMessages()
  const [model] = useState(() => new WithdrawModel(rules, purse, query))
  const send = useAction(async () => {
    const wrong = model.submission.submit()
    if (wrong) return reveal(fieldId(wrong))
    const subscribe = ask(model.way === 'balance' ? undefined : 'withdrawal')
    const { id } = await partnerWithdrawApi.withdraw(model.request)
    void subscribe(id)
    ui.notify(t(model.way === 'balance' ? 'partner.inBalance' : 'partner.requested'), 'success')
    onSent()
    replace('/pages/order/distribution/txmx')
  })
  const waits = model.way !== 'balance' && (purse.open !== null || purse.leftToday === 0)
  return (
    <View className={styles.page}>
      <AmountCard model={model} />
      <PayoutTarget model={model} />
      {waits && (
        <Notice
          kind="warning"
          text={purse.open ? t('partner.oneOpen', { sum: money(purse.open.amount) }) : t('partner.noneLeft')}
        />
      )}
      <Split model={model} />
      <View className={styles.past}>
        <Link text={t('partner.past')} onTap={() => go('/pages/order/distribution/txmx')} />
      </View>
      <Dock>
        <Button wide size="large" busy={send.busy} disabled={waits} onTap={() => void send.run()}>
          {model.amount > 0 ? t('partner.withdrawSum', { sum: money(model.amount) }) : t('partner.withdraw')}
        </Button>
      </Dock>
    </View>
  )
})

/** Fee and tax, and what arrives. */
const Split = observer(function Split({ model }: { model: WithdrawModel }) {
  const t = useText()
  const money = useMoney()
  const { amount, payout, rules, way } = model
  return (
    <Card>
      <FeeLine label={t('partner.youWithdraw')} value={money(amount)} />
      {payout.fee > 0 && <FeeLine label={t('partner.fee')} value={`−${money(payout.fee)}`} />}
      {payout.tax > 0 && (
        <FeeLine label={t('partner.tax', { rate: rateText(rules.taxRate) })} value={`−${money(payout.tax)}`} />
      )}
      <FeeLine total label={t('partner.youGet')} value={money(payout.arrives)} />
      <Text className={styles.caption}>
        {way === 'balance' ? t('partner.atOnce') : t('partner.payDays', { count: rules.payoutDays })}
      </Text>
    </Card>
  )
})
