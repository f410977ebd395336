import { observer } from 'mobx-react-lite'
import { copy } from '@/platform/device/device'
import { openShareSheet } from '@/platform/web/shareSheet'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { giftAddress } from './giftLink'
import type { SendGiftProps } from './sendGiftProps'

/** Sends the link of a gift with the browser's share sheet, or copies it where there is none. */
export const SendGift = observer(function SendGift({ token, message }: SendGiftProps) {
  const { config, ui } = useStores()
  const t = useText()
  const send = useAction(async () => {
    const url = giftAddress(window.location.origin, token)
    if (await openShareSheet({ title: message || t('giftCard.shareTitle', { brand: config.brand }), url })) return
    await copy(url)
    ui.say(t('giftCard.linkCopied'), 'success')
  })
  return (
    <Button wide size="large" icon="share-network" busy={send.busy} onTap={() => void send.run()}>
      {t('giftCard.send')}
    </Button>
  )
})
