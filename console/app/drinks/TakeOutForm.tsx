import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { mayBeLeft } from '../../../src/domain/drink/drinkRules'
import { drinksContract, type StaffDrink } from '../../contract/tables/drinks'
import { useStaffParts } from '../api/staffParts'
import { PhotoInput } from '../form/pictures/PhotoField'
import { useServerCall } from '../form/calls/useServerCall'
import { inLanguage } from '../schema/inLanguage'
import { drinkAmount } from './drinkAmount'

interface TakeOutProps {
  drink: StaffDrink
  /** The code that its owner shows. */
  code: string
  onDone(drink: StaffDrink): void
}

/** Hands a kept drink out, and writes what is left of it. */
export function TakeOutForm({ drink, code, onDone }: TakeOutProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const [typed, setTyped] = useState('0')
  const [isChecked, setChecked] = useState(false)
  const [photo, setPhoto] = useState('')
  const { id, version, storeId, storageKind, alcohol, left: before } = drink
  const left = /^\d{1,4}$/.test(typed) ? Number(typed) : -1
  const fits = mayBeLeft({ kind: storageKind, left: before }, left)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const seen = { id, version, storeId, code }
      // The photo shows what stays.
      const shown = left > 0 ? photo : ''
      onDone(await client.call(drinksContract.takeOut, { ...seen, left, photo: shown, ageChecked: isChecked }))
    })
  }
  return (
    <form onSubmit={submit}>
      <DrinkFacts drink={drink} />
      <TextField
        required
        label={translate(`drinks.leftAfter.${storageKind}`)}
        value={typed}
        error={!fits}
        helperText={translate('drinks.lessThan', { amount: drinkAmount(translate, drink, before) })}
        onChange={({ target }) => setTyped(target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } }}
      />
      {left > 0 && <PhotoInput label={translate('drinks.photo')} value={photo} onChange={setPhoto} />}
      {alcohol && (
        <FormControlLabel
          control={<Checkbox checked={isChecked} onChange={(_event, checked) => setChecked(checked)} />}
          label={translate('drinks.ageChecked')}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        fullWidth
        type="submit"
        variant="contained"
        disabled={busy || !fits || (alcohol && !isChecked)}
        sx={{ minHeight: 52, mt: 1 }}
      >
        {translate('drinks.handOut')}
      </Button>
    </form>
  )
}

function DrinkFacts({ drink }: { drink: StaffDrink }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const facts = [drink.no, drink.cabinet, drinkAmount(translate, drink, drink.left)]
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="h2" component="h3">
        {inLanguage(drink.name, locale)}
      </Typography>
      <Typography>{facts.filter(Boolean).join(' · ')}</Typography>
    </Box>
  )
}
