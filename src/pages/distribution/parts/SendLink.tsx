import { observer } from 'mobx-react-lite'
import { SendGift } from '@/components/gift/SendGift'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { urlOf } from '@/platform/navigation/navigation'

/** Sends the link of a partner. */
export const SendLink = observer(function SendLink({ code }: { code: string }) {
  const { config, session } = useStores()
  const t = useText()
  const name = session.user?.nickname || config.brand
  return (
    <SendGift
      url={urlOf('/pages/order/distribution/fxhb', { code })}
      title={t('partner.linkText', { name, brand: config.brand })}
      cover=""
      text={t('partner.sendLink')}
      copied={t('partner.linkCopied')}
    />
  )
})
