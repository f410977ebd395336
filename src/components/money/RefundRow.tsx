import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

interface Props {
  action: string
  hint: string
  /** Texts of the confirmation: title, consequences, and the button that cancels. */
  title: string
  text: string
  keep: string
  /** The toast after the refund. */
  done: string
  refund: () => Promise<unknown>
  onDone: () => void
}

/** A row that refunds an unused purchase after a confirmation. */
export const RefundRow = observer(function RefundRow(props: Props) {
  const { action, hint, title, text, keep, done, refund, onDone } = props
  const { ui, session } = useStores()
  const [asking, setAsking] = useState(false)
  const work = async () => {
    await refund()
    ui.notify(done, 'success')
    void session.refresh().catch(() => undefined)
    onDone()
  }
  return (
    <Card>
      <Row icon="hand-coins" title={action} hint={hint} onTap={() => setAsking(true)} />
      {asking && (
        <Confirm
          icon="hand-coins"
          title={title}
          text={text}
          safeText={keep}
          actionText={action}
          destructive
          work={work}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
})
