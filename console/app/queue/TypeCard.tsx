import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { queueContract as calls, type StaffQueueType } from '../../contract/queue'
import { useStaffParts } from '../api/staffParts'
import { AreaForm } from '../form/AreaForm'
import { useServerCall } from '../form/useServerCall'
import { type TypedForms, useTypedForm } from '../form/useTypedForms'
import type { Values } from '../schema/mergeEdits'
import { RemoveType } from './RemoveType'
import { TYPE } from './typeForm'
import { typeName } from './typeName'

interface TypeCardProps {
  type: StaffQueueType
  /** The forms of the page. */
  forms: TypedForms
  onSaved(): Promise<unknown>
}

/** A kind of table: its letters and sizes, and whether numbers are given for it. */
export function TypeCard({ type, forms, onSaved }: TypeCardProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  // What was read again meanwhile leaves what is typed alone.
  const [begun, setBegun] = useState(type)
  const asking = useTypedForm(forms, type.id)
  const keep = async (saved: StaffQueueType) => {
    setBegun(saved)
    await onSaved()
  }
  const save = async (values: Values, form: Values) => {
    const input = { ...values, id: type.id, version: Number(form.version) } as Input<typeof calls.updateType>
    const saved = await client.call(calls.updateType, input)
    notify('form.saved', { type: 'success' })
    await keep(saved)
  }
  const name = typeName(type, { translate, locale })
  const isTyped = forms.names.includes(type.id)
  return (
    <Accordion disableGutters slotProps={{ transition: { unmountOnExit: !isTyped } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        {!isTyped && <OpenSwitch type={begun} onSaved={keep} />}
        <AreaForm
          key={begun.version}
          area={TYPE}
          endpoint={calls.updateType}
          record={{ ...begun }}
          onSubmit={save}
          {...asking}
        />
        {!isTyped && <RemoveType type={begun} name={name} />}
      </AccordionDetails>
    </Accordion>
  )
}

/** Gives no numbers for a kind of table, or gives them again. */
function OpenSwitch({ type, onSaved }: { type: StaffQueueType; onSaved(type: StaffQueueType): Promise<void> }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const { id, version } = type
  const set = (open: boolean) => run(async () => onSaved(await client.call(calls.setTypeOpen, { id, version, open })))
  return (
    <Box sx={{ px: 2, pt: 1 }}>
      <FormControlLabel
        label={translate('queue.typeOpen')}
        control={<Switch checked={type.open} disabled={busy} onChange={(_event, open) => void set(open)} />}
      />
      {problem && <Typography color="error">{problem}</Typography>}
    </Box>
  )
}
