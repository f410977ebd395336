import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { storeValueApi } from '@/api/endpoints/storeValue'
import { useSignInGate } from '@/components/account/useSignInGate'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import type { TopUpModel } from '../topUp.model'
import { STORES } from './StoreChoice'
import { OWN_AMOUNT } from './TopUpAmounts'
import { CONSENT } from './TopUpRules'
import styles from './TopUp.module.scss'

/** Ids of what can be missing. */
const PLACES = { 'topUp.needStore': STORES, 'topUp.needAmount': OWN_AMOUNT, 'topUp.needConsent': CONSENT }

interface Props {
  offer: TopUpOffer
  /** Empty while the guest has to choose it. */
  storeId: string
  model: TopUpModel
  onRefused: () => void
}

/** What is paid, what it gives, and the button. It says what is missing. */
export const TopUpDock = observer(function TopUpDock({ offer, storeId, model, onRefused }: Props) {
  const t = useText()
  const money = useMoney()
  const { ui } = useStores()
  const { bound } = useSignInGate()
  const pay = usePayPurchase(t('topUp.paid'))
  const [key] = useState(() => new IdempotencyKey())
  const { chosen, amount, bonus } = model.choiceOf(offer)
  const payType = model.payType(offer)
  const missing = missingOf({ storeId, amount, agreed: model.agreed })
  const refuse = () => {
    if (!missing) return
    model.refuse()
    ui.notify(t(missing))
    reveal(PLACES[missing])
  }
  const order = useAction(async () => {
    if (!payType) return
    const ofList = chosen?.id ? { amountId: chosen.id, version: chosen.version } : {}
    const request = { storeId, ...ofList, amount, payType, agreed: true }
    try {
      const { orderId } = await storeValueApi.order(request, { key: key.of(request) })
      key.forget()
      await pay.run({ orderId, payType, kind: 'topUp' })
    } catch (error) {
      onRefused()
      throw error
    }
  })
  return (
    <Dock>
      <View className={styles.texts}>
        <Text className={styles.price}>{amount > 0 ? money(amount) : '–'}</Text>
        {bonus > 0 && <Text className={styles.green}>{t('topUp.youGet', { amount: money(amount + bonus) })}</Text>}
      </View>
      <Button
        size="large"
        disabled={missing !== undefined || !payType}
        busy={order.busy || pay.busy}
        onTap={() => bound(() => void order.run())}
        onRefused={refuse}
      >
        {t('topUp.title')}
      </Button>
    </Dock>
  )
})

function missingOf({
  storeId,
  amount,
  agreed,
}: {
  storeId: string
  amount: number
  agreed: boolean
}): keyof typeof PLACES | undefined {
  if (storeId === '') return 'topUp.needStore'
  if (amount === 0) return 'topUp.needAmount'
  return agreed ? undefined : 'topUp.needConsent'
}
