import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { useSignInGate } from '@/components/account/useSignInGate'
import { PayTypes } from '@/components/money/PayTypes'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { GiftCardDesignOnSale, GiftCardShop } from '@/contract/wallet/giftCard'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Pager } from '@/ui/layout/Pager'
import { Slides } from '@/ui/layout/Slides'
import { memberArt } from '@/ui/media/memberArtFiles'
import type { BuyCardModel } from '../buyCard.model'
import { BuyChoice, OWN_AMOUNT } from './BuyChoice'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

interface Props {
  shop: GiftCardShop
  storeId: string
  model: BuyCardModel
}

/** Choosing and buying a gift card. */
export const BuyCard = observer(function BuyCard({ shop, storeId, model }: Props) {
  const t = useText()
  const design = model.designOf(shop)
  if (!design) return <Empty art={memberArt.giftcard} title={t('giftCard.none')} text={t('giftCard.noneText')} />
  const amount = model.amountOf(design)
  return (
    <View>
      <View className={styles.slides}>
        <Slides peek at={Math.min(model.at, shop.list.length - 1)} onChange={model.show}>
          {shop.list.map((each) => (
            <View key={each.id} className={styles.slide}>
              <CardFace design={each} amount={amount} />
            </View>
          ))}
        </Slides>
      </View>
      <View className={styles.pager}>
        <Pager count={shop.list.length} at={model.at} onSelect={model.show} />
      </View>
      <BuyChoice design={design} model={model} />
      <Card>
        <PayTypes
          payTypes={model.offers(shop, amount)}
          value={model.payType(shop, amount)}
          onChoose={model.choosePayType}
        />
        <Text className={styles.hint}>{t('giftCard.validDays', { days: design.validDays })}</Text>
      </Card>
      <BuyDock shop={shop} storeId={storeId} model={model} design={design} />
    </View>
  )
})

const BuyDock = observer(function BuyDock({ shop, storeId, model, design }: Props & { design: GiftCardDesignOnSale }) {
  const t = useText()
  const money = useMoney()
  const { bound } = useSignInGate()
  const pay = usePayPurchase(t('giftCard.paid'))
  const [key] = useState(() => new IdempotencyKey())
  const amount = model.amountOf(design)
  const payType = model.payType(shop, amount)
  const buy = useAction(async () => {
    if (!payType || amount === 0) return
    const { forFriend } = model
    const request = {
      storeId,
      designId: design.id,
      faceValue: amount,
      payType,
      message: forFriend ? model.message : '',
    }
    const { orderId } = await giftCardApi.order(request, { key: key.of(request) })
    key.forget()
    await pay.run({ orderId, payType, kind: 'giftCard', ...(forFriend && { give: '1' }) })
  })
  return (
    <Dock>
      <View className={styles.dockTexts}>
        <Text className={styles.price}>{amount > 0 ? money(amount) : '–'}</Text>
        <Text className={styles.caption}>{shop.payTypes.find(({ type }) => type === payType)?.name ?? ''}</Text>
      </View>
      <Button
        size="large"
        disabled={amount === 0 || !payType}
        busy={buy.busy || pay.busy}
        onTap={() => bound(() => void buy.run())}
        onRefused={() => amount === 0 && reveal(OWN_AMOUNT)}
      >
        {t(model.forFriend ? 'giftCard.buyAndGive' : 'giftCard.buyNow')}
      </Button>
    </Dock>
  )
})
