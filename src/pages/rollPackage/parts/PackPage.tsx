import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Loaded } from '@/components/loading/Loaded'
import { PayTypes } from '@/components/money/PayTypes'
import type { PayType } from '@/contract/payment/payType'
import { offersFor, payTypeOf } from '@/domain/money/payChoice'
import { useReadPacks } from '@/hooks/useReadPacks'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { memberArt } from '@/ui/media/memberArtFiles'
import { BuyPack } from './BuyPack'
import { PackContents } from './PackContents'
import { PackHead } from './PackHead'
import { PackRules } from './PackRules'

/** One coupon pack: what it costs and is worth, what is inside, its rules, and the purchase. */
export const PackPage = observer(function PackPage({ id }: { id: string }) {
  const t = useText()
  const read = useReadPacks()
  const packs = useResource(() => read(id))
  const [wanted, choose] = useState<PayType>()
  return (
    <Loaded of={packs} skeleton={<CardSkeleton rows={6} />}>
      {({ list: [pack], payTypes, storeId }) => {
        if (!pack)
          return (
            <Empty
              art={memberArt.gift}
              title={t('couponPack.gone')}
              text={t('couponPack.goneText')}
              action={t('couponPack.toCentre')}
              onAction={() => go('/pages/other/coupon/center')}
            />
          )
        const offers = offersFor(payTypes, pack.price)
        const payType = payTypeOf(offers, wanted)
        return (
          <>
            <PackHead pack={pack} />
            {pack.lastOrderId && (
              <Card>
                <Row
                  icon="ticket"
                  title={t('couponPack.seeOrder')}
                  onTap={() => go('/pages/other/rollPackage/rolldl', { orderId: pack.lastOrderId ?? '' })}
                />
              </Card>
            )}
            <PackContents coupons={pack.coupons} />
            <PackRules pack={pack} />
            {pack.buyState === 'can' && (
              <Card>
                <PayTypes payTypes={offers} value={payType} onChoose={choose} />
              </Card>
            )}
            <BuyPack
              pack={pack}
              storeId={storeId}
              payType={payType}
              payTypeName={offers.find(({ type }) => type === payType)?.name ?? ''}
              onRefused={() => void packs.load()}
            />
          </>
        )
      }}
    </Loaded>
  )
})
