import { Box, Card, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { reserveRulesContract as calls, type StaffReserveRules } from '../../contract/tables/reserveRules'
import type { Input } from '../../../src/contract/endpoint'
import { useStaffParts } from '../api/staffParts'
import { AreaForm } from '../form/AreaForm'
import { type TypedForms, useTypedForm } from '../form/useTypedForms'
import { useServerCall } from '../form/calls/useServerCall'
import type { Values } from '../schema/mergeEdits'
import { FIRST_RULES, RULES, RULES_CALL } from './ruleAreas'

interface RulesFormProps {
  storeId: string
  rules: StaffReserveRules | null
  onSaved(rules: StaffReserveRules): void
  /** The forms of the page. */
  forms: TypedForms
}

const NAME = 'rules'

/** The rules of bookings, and whether bookings are taken. */
export function RulesForm({ storeId, rules, onSaved, forms }: RulesFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  // What was read again meanwhile leaves what is typed alone.
  const [begun, setBegun] = useState(rules)
  const asking = useTypedForm(forms, NAME)
  const keep = (saved: StaffReserveRules) => {
    setBegun(saved)
    onSaved(saved)
  }
  const save = async (values: Values, form: Values) => {
    const input = { ...values, storeId, version: Number(form.version ?? 1) } as Input<typeof calls.update>
    keep(await client.call(calls.update, input))
    notify('form.saved', { type: 'success' })
  }
  return (
    <Card component="section" sx={{ pt: 2 }}>
      <Typography variant="h2" sx={{ px: 2 }}>
        {translate('areas.reserveRules.one')}
      </Typography>
      {begun && !forms.names.includes(NAME) && <OpenSwitch rules={begun} onSaved={keep} />}
      <AreaForm
        key={begun?.version ?? 0}
        area={RULES}
        endpoint={RULES_CALL}
        {...(begun ? { record: { ...begun } } : { begin: FIRST_RULES })}
        onSubmit={save}
        {...asking}
      />
    </Card>
  )
}

/** Takes no bookings, or takes them again. */
function OpenSwitch({ rules, onSaved }: { rules: StaffReserveRules; onSaved(rules: StaffReserveRules): void }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const { storeId, version } = rules
  const set = (open: boolean) => run(async () => onSaved(await client.call(calls.setOpen, { storeId, version, open })))
  return (
    <Box sx={{ px: 2, pt: 1 }}>
      <FormControlLabel
        label={translate('reserve.open')}
        control={<Switch checked={rules.open} disabled={busy} onChange={(_event, open) => void set(open)} />}
      />
      {problem && <Typography color="error">{problem}</Typography>}
    </Box>
  )
}
