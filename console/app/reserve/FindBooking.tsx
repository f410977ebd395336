import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { reserveContract, type StaffReservation } from '../../contract/tables/reserve'
import { useStaffParts } from '../api/staffParts'
import { useServerCall } from '../form/calls/useServerCall'

/** Finds a booking by the code that its guest shows at the door. */
export function FindBooking({ storeId, onFound }: { storeId: string; onFound(booking: StaffReservation): void }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim())
      void run(async () => {
        onFound(await client.call(reserveContract.find, { storeId, code: code.trim() }))
        setCode('')
      })
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
      <TextField
        label={translate('reserve.code')}
        placeholder="R-0000"
        value={code}
        error={problem !== ''}
        helperText={problem}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { maxLength: 12 } }}
        sx={{ width: 150, my: 0 }}
      />
      <Button type="submit" disabled={busy}>
        {translate('reserve.find')}
      </Button>
    </Box>
  )
}
