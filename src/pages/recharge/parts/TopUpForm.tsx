import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PayTypes } from '@/components/money/PayTypes'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { InkHead } from '@/ui/layout/InkHead'
import { PayCodeRow } from './PayCodeRow'
import { StoreChoice } from './StoreChoice'
import { TopUpAfter } from './TopUpAfter'
import { TopUpAmounts } from './TopUpAmounts'
import { TopUpDock } from './TopUpDock'
import { TopUpRules } from './TopUpRules'
import type { TopUpModel } from '../topUp.model'
import styles from './TopUp.module.scss'

interface Props {
  offer: TopUpOffer
  storeId: string
  model: TopUpModel
  /** After a top-up that was refused. */
  onChanged: () => void
}

/** The balance, the choice of a top-up, and its payment. */
export const TopUpForm = observer(function TopUpForm({ offer, storeId, model, onChanged }: Props) {
  return (
    <View className={styles.page}>
      <BalanceHead balance={offer.balance} />
      <TopUpAmounts offer={offer} model={model} />
      <TopUpAfter offer={offer} model={model} />
      {offer.stores.length > 0 && <StoreChoice offer={offer} model={model} />}
      <Card>
        <PayTypes payTypes={offer.payTypes} value={model.payType(offer)} onChoose={model.choosePayType} />
      </Card>
      <TopUpRules offer={offer} model={model} />
      <PayCodeRow />
      <TopUpDock offer={offer} storeId={model.storeOf(offer, storeId)} model={model} onRefused={onChanged} />
    </View>
  )
})

const BalanceHead = observer(function BalanceHead({ balance }: Pick<TopUpOffer, 'balance'>) {
  const t = useText()
  const money = useMoney()
  const { total, paidIn, bonus } = balance
  return (
    <InkHead
      label={t('topUp.yours')}
      figure={money(total)}
      hints={[t('topUp.parts', { paidIn: money(paidIn), bonus: money(bonus) })]}
      action={
        <Button look="ink" size="medium" onTap={() => go('/pages/other/recharge/yemx')}>
          {t('topUp.records')}
        </Button>
      }
    />
  )
})
