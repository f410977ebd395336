import { observer } from 'mobx-react-lite'
import { copy } from '@/platform/device/device'
import { openShareSheet } from '@/platform/web/shareSheet'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { Button } from '@/ui/actions/Button'
import type { SendGiftProps } from './SendGift'

/** Sends the link of a gift with the browser's share sheet, or copies it where there is none. */
export const SendGift = observer(function SendGift({ url, title, text, copied }: SendGiftProps) {
  const { ui } = useStores()
  const send = useAction(async () => {
    const address = `${window.location.origin}/#${url}`
    if (await openShareSheet({ title, url: address })) return
    await copy(address)
    ui.notify(copied, 'success')
  })
  return (
    <Button wide size="large" icon="share-network" busy={send.busy} onTap={() => void send.run()}>
      {text}
    </Button>
  )
})
