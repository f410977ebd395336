import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import '@/i18n/en/storeIntro'
import '@/i18n/en/storeList'
import '@/i18n/en/stores'
import { storeApi } from '@/api/endpoints/store'
import { CouponBrief } from '@/components/coupon/CouponBrief'
import { CouponDishes } from '@/components/coupon/CouponDishes'
import { useCouponDetail } from '@/components/coupon/useCouponDetail'
import { useCouponUse } from '@/components/coupon/useCouponUse'
import { validText } from '@/components/coupon/validText'
import { Loaded } from '@/components/loading/Loaded'
import type { CouponOffer, HeldCoupon } from '@/contract/coupon/coupon'
import type { StoreInfo } from '@/contract/store/store'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { SectionHead } from '@/ui/layout/SectionHead'
import { memberArt } from '@/ui/media/memberArtFiles'
import { StoreCard } from '../parts/StoreCard'
import { StoresSkeleton } from '../parts/StoresSkeleton'
import { StoresModel } from './index.model'

/** `couponList`: the stores and dishes of a coupon; a store opens where the coupon is used. */
function CouponStores({ query: { couponId } }: PageProps<'/pages/shop/select/couponList'>) {
  const t = useText()
  if (couponId) return <Found key={couponId} couponId={couponId} />
  return (
    <Empty
      art={memberArt.gift}
      title={t('couponPages.noCoupon')}
      text={t('couponPages.noCouponText')}
      action={t('coupons.mine')}
      onAction={() => go('/pages/other/coupon/couponList')}
    />
  )
}

const Found = observer(function Found({ couponId }: { couponId: string }) {
  const t = useText()
  const coupon = useCouponDetail(couponId)
  return (
    <Loaded of={coupon} skeleton={<StoresSkeleton />}>
      {({ terms, dishes, held, offer }) => (
        <>
          <Card>
            <Brief terms={terms} held={held} offer={offer} />
          </Card>
          <CouponDishes terms={terms} dishes={dishes} />
          <SectionHead title={t('couponPages.stores')} />
          <StoresOf terms={terms} />
        </>
      )}
    </Loaded>
  )
})

interface BriefProps {
  terms: HeldCoupon['terms']
  held: HeldCoupon | null
  offer: CouponOffer | null
}

const Brief = observer(function Brief({ terms, held, offer }: BriefProps) {
  const { locale } = useStores()
  const t = useText()
  const valid = held ? { valid: held, validDays: 0 } : offer
  return <CouponBrief terms={terms} foot={valid ? validText(valid, t, locale.current) : ''} />
})

/** The stores of a coupon, nearest first. */
const StoresOf = observer(function StoresOf({ terms }: Pick<BriefProps, 'terms'>) {
  const { delivery, locale, shop } = useStores()
  const openUse = useCouponUse()
  const [model] = useState(() => new StoresModel(storeApi, () => ({ place: delivery.place, city: undefined })))
  useEffect(() => void model.list.load(), [model, locale.wanted])
  const collect = useAction(model.toggle)
  const works = ({ id }: StoreInfo) => terms.stores.length === 0 || terms.stores.some((store) => store.id === id)
  return (
    <Loaded of={model.list} skeleton={<StoresSkeleton />}>
      {(list) => (
        <>
          {list.filter(works).map((store) => (
            <StoreCard
              key={store.id}
              store={store}
              current={store.id === shop.id}
              onChoose={() => openUse({ ...terms, stores: [store] })}
              onCollect={() => void collect.run(store)}
            />
          ))}
        </>
      )}
    </Loaded>
  )
})

export default screen('/pages/shop/select/couponList', CouponStores)
