import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { Button } from '@/ui/actions/Button'
import type { TicketProps } from './ticketProps'

interface Props extends Pick<TicketProps, 'view' | 'onReply'> {
  /** Less prominent than the actions of the page. */
  quiet?: boolean
}

/** Gives up a number, after a question. */
export const CancelNumber = observer(function CancelNumber({ view: { id, number }, quiet, onReply }: Props) {
  const t = useText()
  const { ui } = useStores()
  const [asking, setAsking] = useState(false)
  const [key] = useState(randomId)
  const cancel = async () => {
    onReply(await queueApi.cancel({ id }, { key }))
    ui.notify(t('lineup.cancelled'), 'success')
  }
  return (
    <>
      <Button wide={!quiet} size={quiet ? 'normal' : 'large'} look="outline" onTap={() => setAsking(true)}>
        {t('lineup.cancel')}
      </Button>
      {asking && (
        <Confirm
          icon="ticket"
          title={t('lineup.cancelAsk', { number })}
          text={t('lineup.cancelText')}
          safeText={t('lineup.keep')}
          actionText={t('lineup.cancel')}
          destructive
          work={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
})
