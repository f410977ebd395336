import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { orderCareApi } from '@/api/endpoints/orderCare'
import type { AgainReply } from '@/contract/order/orderCare'
import { isOutType } from '@/domain/cart/cartKind'
import { randomId } from '@/domain/text/randomId'
import { Button } from '@/ui/actions/Button'
import { openReorderedCart } from './openReorderedCart'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

const ReorderSheet = lazyOverlay(async () => (await import('./ReorderSheet')).ReorderSheet)

interface Props {
  orderId: string
  look: 'primary' | 'outline'
  size: 'large' | 'medium'
}

/** Refills the cart with an order and opens the checkout; unavailable dishes and changed prices are shown first. */
export const ReorderButton = observer(function ReorderButton({ orderId, look, size }: Props) {
  const t = useText()
  const { shop, carts, ui } = useStores()
  const [reply, setReply] = useState<AgainReply>()
  const [open, setOpen] = useState(false)

  const again = useAction(async () => {
    const filled = await orderCareApi.again({ orderId }, { key: randomId() })
    const { storeId, diningType, unavailable, priceChanged } = filled
    await shop.enter(storeId)
    if (isOutType(diningType)) shop.chooseOutType(diningType)
    await (isOutType(diningType) ? carts.out : carts.fast).load({ mask: true })
    setReply(filled)
    if (unavailable.length > 0 || priceChanged.length > 0) {
      setOpen(true)
      return
    }
    ui.notify(t('again.done'), 'success')
    openReorderedCart(filled)
  })

  return (
    <>
      <Button wide={size === 'large'} size={size} look={look} busy={again.busy} onTap={() => void again.run()}>
        {t('again.action')}
      </Button>
      {reply && <ReorderSheet open={open} reply={reply} onClose={() => setOpen(false)} />}
    </>
  )
})
