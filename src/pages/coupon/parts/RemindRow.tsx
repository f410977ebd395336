import { observer } from 'mobx-react-lite'
import { useAction } from '@/hooks/useAction'
import { offersMessages, useMessages } from '@/hooks/useMessages'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

/** Lets a guest of a mini-program agree to one message before coupons end; absent where the merchant has no such message. */
export const RemindRow = observer(function RemindRow() {
  const { delivery, ui } = useStores()
  const t = useText()
  const ask = useMessages()
  const remind = useAction(async () => {
    const agreed = ask('coupons')('')
    if (await agreed) ui.notify(t('couponPages.remindOn'), 'success')
  })
  if (!offersMessages(delivery.messages.value, 'coupons')) return null
  return (
    <Card>
      <Row
        icon="bell"
        title={t('couponPages.remind')}
        hint={t('couponPages.remindHint')}
        onTap={() => void remind.run()}
      />
    </Card>
  )
})
