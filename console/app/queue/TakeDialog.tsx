import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffQueue } from '../../contract/tables/queue'
import { FormDialog } from '../reserve/FormDialog'
import type { QueueWork } from './useQueueWork'

interface TakeProps {
  queue: StaffQueue
  work: QueueWork
  onClose(): void
}

/** Takes a number for guests at the door who have no phone with them, or no account. */
export function TakeDialog({ queue: { storeId, types }, work, onClose }: TakeProps) {
  const translate = useTranslate()
  const [people, setPeople] = useState('2')
  const [phone, setPhone] = useState('')
  const least = Math.min(...types.map(({ minPeople }) => minPeople))
  const most = Math.max(...types.map(({ maxPeople }) => maxPeople))
  return (
    <FormDialog
      title={translate('queue.new')}
      action={translate('queue.take')}
      disabled={work.isBusy(storeId)}
      onSubmit={() => work.take(Number(people), phone.trim())}
      onClose={onClose}
    >
      <TextField
        required
        type="number"
        label={translate('queue.people')}
        value={people}
        slotProps={{ htmlInput: { min: least, max: most, inputMode: 'numeric' } }}
        onChange={({ target }) => setPeople(target.value)}
      />
      <TextField
        type="tel"
        label={translate('queue.phone')}
        value={phone}
        slotProps={{ htmlInput: { maxLength: 20 } }}
        onChange={({ target }) => setPhone(target.value)}
      />
    </FormDialog>
  )
}
