import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/couponPick'
import type { CouponChoice } from '@/contract/cart/checkout'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import { Link } from '@/ui/actions/Link'
import { Sheet } from '@/ui/overlays/Sheet'
import { CouponPickDock } from './CouponPickDock'
import { CouponPickList } from './CouponPickList'
import { CouponPicker } from './couponPicker.model'
import type { MemberMoneyChoice } from './memberMoney.model'

interface Props {
  open: boolean
  coupons: CouponChoice
  choice: MemberMoneyChoice
  onClose: () => void
}

/** The choice of coupons over the checkout. Nothing changes until it is confirmed. */
export const CouponSheet = observer(function CouponSheet({ open, coupons, choice, onClose }: Props) {
  const t = useText()
  const [picker, setPicker] = useState(() => new CouponPicker(coupons, choice.preview))
  if (open && picker.choice !== coupons) setPicker(new CouponPicker(coupons, choice.preview))
  const none = useAction(() => picker.choose([]))
  const use = useAction(async () => {
    await choice.chooseCoupons(picker.isBest ? undefined : picker.chosen)
    onClose()
  })
  return (
    <Sheet
      open={open}
      title={t('couponPick.title')}
      onClose={onClose}
      locked={use.busy}
      beside={picker.chosen.length > 0 && <Link text={t('couponPick.useNone')} onTap={() => void none.run()} />}
      dock={<CouponPickDock picker={picker} busy={use.busy} onUse={() => void use.run()} />}
    >
      <CouponPickList picker={picker} />
    </Sheet>
  )
})
