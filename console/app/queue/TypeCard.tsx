import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { queueContract as calls, type StaffQueueType } from '../../contract/tables/queue'
import { useStaffParts } from '../api/staffParts'
import { type BesideProps, FoldedForm } from '../form/FoldedForm'
import { useServerCall } from '../form/calls/useServerCall'
import type { TypedForms } from '../form/useTypedForms'
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
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  return (
    <FoldedForm
      title={typeName(type, { translate, locale })}
      area={TYPE}
      endpoint={calls.updateType}
      record={type}
      forms={forms}
      send={(input) => client.call(calls.updateType, input as Input<typeof calls.updateType>)}
      onSaved={onSaved}
      Above={OpenSwitch}
      Below={RemoveType}
    />
  )
}

/** Gives no numbers for a kind of table, or gives them again. */
function OpenSwitch({ record: type, onSaved }: BesideProps<StaffQueueType>) {
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
