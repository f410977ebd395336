import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { drinksContract, type StaffDrink } from '../../contract/tables/drinks'
import { useStaffParts } from '../api/staffParts'
import { drink as area } from '../areas/drink'
import { useServerCall } from '../form/calls/useServerCall'
import { TakeOutForm } from './TakeOutForm'

interface HandOutProps {
  storeId: string
  onClose(): void
}

/** Hands a drink out by the code that its owner shows. */
export function HandOutDialog({ storeId, onClose }: HandOutProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [shown, setShown] = useState<{ drink: StaffDrink; code: string }>()
  const finish = () => {
    notify('till.done.handedOut', { type: 'success' })
    void queries.invalidateQueries({ queryKey: [area.name] })
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="hand-out-title" onClose={onClose}>
      <DialogTitle id="hand-out-title">{shown?.drink.memberName || translate('drinks.byCode')}</DialogTitle>
      <DialogContent>
        {shown ? (
          <TakeOutForm {...shown} onDone={finish} />
        ) : (
          <CodeForm storeId={storeId} onFound={(drink, code) => setShown({ drink, code })} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('orders.back')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface CodeFormProps {
  storeId: string
  onFound(drink: StaffDrink, code: string): void
}

function CodeForm({ storeId, onFound }: CodeFormProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const [typed, setTyped] = useState('')
  const code = typed.replace(/\D/g, '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => onFound(await client.call(drinksContract.byCode, { storeId, code }), code))
  }
  return (
    <Box component="form" onSubmit={submit}>
      <TextField
        required
        label={translate('drinks.code')}
        value={typed}
        inputRef={focus}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button fullWidth type="submit" variant="contained" disabled={busy || !code} sx={{ minHeight: 48, mt: 1 }}>
        {translate('till.check')}
      </Button>
    </Box>
  )
}

/** The field is the only one of the dialog, which is opened to fill it. */
const focus = (field: HTMLElement | null) => field?.focus()
