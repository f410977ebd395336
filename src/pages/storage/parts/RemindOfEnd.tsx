import { observer } from 'mobx-react-lite'
import { useAction } from '@/hooks/useAction'
import { offersMessages, useMessages } from '@/hooks/useMessages'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

/** Lets a guest of a mini-program agree to one message before a bottle ends; absent where the merchant has no such message. */
export const RemindOfEnd = observer(function RemindOfEnd({ id }: { id: string }) {
  const { delivery, ui } = useStores()
  const t = useText()
  const ask = useMessages()
  const remind = useAction(async () => {
    const agreed = ask('drink')(id)
    if (await agreed) ui.notify(t('bottles.remindOn'), 'success')
  })
  if (!offersMessages(delivery.messages.value, 'drink')) return null
  return (
    <Card>
      <Row icon="bell" title={t('bottles.remind')} hint={t('bottles.remindText')} onTap={() => void remind.run()} />
    </Card>
  )
})
