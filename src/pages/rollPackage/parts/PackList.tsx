import { OfferList } from '@/components/coupon/OfferList'
import { PackRow } from '@/components/coupon/PackRow'
import { useReadPacks } from '@/hooks/useReadPacks'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'

/** All coupon packs on sale. */
export function PackList() {
  const t = useText()
  const read = useReadPacks()
  const packs = useResource(() => read())
  const none = { title: t('couponPack.none'), text: t('couponPack.noneText'), action: t('couponPack.toCentre') }
  return (
    <OfferList of={packs} none={none}>
      {(pack) => <PackRow pack={pack} />}
    </OfferList>
  )
}
