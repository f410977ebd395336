import Tv from '@mui/icons-material/Tv'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { queueContract, type StaffQueue } from '../../contract/tables/queue'
import type { StaffRole } from '../../contract/staff/roles'
import { mayCall } from '../areas/areasOf'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import type { QueueWork } from './useQueueWork'

/** Opens the screen at the door, which needs no sign-in; managers give it an address, or a new one. */
export function DoorButtons({ queue, work }: { queue: StaffQueue; work: QueueWork }) {
  const translate = useTranslate()
  const { permissions } = usePermissions<StaffRole>()
  const [isRenewing, setRenewing] = useState(false)
  const { doorPath } = queue
  const mayRenew = permissions !== undefined && mayCall(permissions, queueContract.door)
  const renew = () => work.renewDoor(queue)
  return (
    <>
      {doorPath && (
        <Button component="a" href={doorPath} target="_blank" rel="noreferrer" startIcon={<Tv />}>
          {translate('queue.door.open')}
        </Button>
      )}
      {mayRenew && (
        <Button
          color="inherit"
          disabled={work.isBusy(queue.storeId)}
          onClick={() => (doorPath ? setRenewing(true) : void renew())}
        >
          {translate(doorPath ? 'queue.door.renew' : 'queue.door.make')}
        </Button>
      )}
      {isRenewing && (
        <ConfirmDialog
          title={translate('queue.door.renewTitle')}
          action={translate('queue.door.renew')}
          disabled={work.isBusy(queue.storeId)}
          onConfirm={renew}
          onClose={() => setRenewing(false)}
        >
          <Typography>{translate('queue.door.renewText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
