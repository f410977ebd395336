import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { ToggleMark } from '@/ui/fields/Toggle'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import type { TicketProps } from './ticketProps'

interface Props extends Pick<TicketProps, 'view' | 'onReply'> {
  /** Where the guest sits, with the code that opens it. */
  table: { id: string; name: string; code: string }
}

/** Leads to the table of a guest who is seated, with the dishes that were chosen while waiting unless the guest leaves them. */
export const OpenTable = observer(function OpenTable({ view, table: { name, ...table }, onReply }: Props) {
  const { id, storeInfo, dishes } = view
  const t = useText()
  const { ui } = useStores()
  const [brings, setBrings] = useState(true)
  const [key] = useState(() => new IdempotencyKey())
  const open = useAction(async () => {
    if (dishes > 0 && brings) {
      const reply = await queueApi.bring({ id }, { key: key.of({ id }) })
      key.forget()
      const left = reply.view?.dishes ?? 0
      if (left > 0) ui.notify(t('lineup.stay', { count: left }))
      onReply(reply)
    }
    go('/pages/shop/in/goods', { storeId: storeInfo.id, tableId: table.id, code: table.code })
  })
  return (
    <>
      {dishes > 0 && (
        <Card>
          <Row
            icon="cooking-pot"
            title={t('lineup.bring', { count: dishes })}
            hint={t('lineup.bringText')}
            kind="switch"
            label={t('lineup.bring', { count: dishes })}
            selected={brings}
            end={<ToggleMark on={brings} />}
            onTap={() => setBrings(!brings)}
          />
        </Card>
      )}
      <Dock>
        <Button wide size="large" busy={open.busy} onTap={() => void open.run()}>
          {t('lineup.openTable', { name })}
        </Button>
      </Dock>
    </>
  )
})
