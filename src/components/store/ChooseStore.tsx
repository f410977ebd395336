import { observer } from 'mobx-react-lite'
import '@/i18n/en/checkout'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'

/** For a page that needs a store while none is known: leads to the choice of a store, which comes back here; from one that the server does not give (`title` is why), to the menu. */
export const ChooseStore = observer(function ChooseStore({ title }: { title?: string | undefined }) {
  const t = useText()
  return (
    <Empty
      title={title ?? t('checkout.noStore')}
      text={t('checkout.noStoreText')}
      action={t('checkout.chooseStore')}
      onAction={() => go('/pages/shop/select/index', title === undefined ? {} : { page: 'goods' })}
    />
  )
})
