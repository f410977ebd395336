import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { areaOfAction } from '../../contract/staff/auditActions'
import { useFieldLabel } from '../form/fields/labels'
import type { Field } from '../schema/field'
import { inLanguage } from '../schema/inLanguage'
import type { Values } from '../schema/mergeEdits'
import { recordedField } from '../schema/recordedFields'
import { Cell } from './Cell'
import { changesOf } from './changesOf'

/** Fields that are shown of one write. */
const SHOWN = 5
/** Kinds whose values are too long for a line. */
const LONG: readonly Field['kind'][] = ['list', 'group', 'variant', 'texts', 'pictures', 'plain']

/** What a write has changed: the name of the thing, and each field as it was and became. */
export function Changes({ record }: { record: Values }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { name, changed } = changesOf(record.before, record.after)
  const area = areaOfAction(String(record.action))
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name !== undefined && <strong>{inLanguage(name, locale)}</strong>}
      {changed.slice(0, SHOWN).map((field) => (
        <Change key={field} field={recordedField(area, field)} record={record} />
      ))}
      {changed.length > SHOWN && (
        <Box component="span" sx={{ display: 'block' }}>
          {translate('audit.more', { count: changed.length - SHOWN })}
        </Box>
      )}
    </Box>
  )
}

function Change({ field, record }: { field: Field; record: Values }) {
  const label = useFieldLabel()
  const translate = useTranslate()
  const isShort = !LONG.includes(field.kind) || [record.before, record.after].every((one) => isCode(one, field.name))
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {`${label(field.name)}: `}
      {isShort ? <FromTo field={field} record={record} /> : translate('audit.changed')}
    </Box>
  )
}

function FromTo({ field, record }: { field: Field; record: Values }) {
  return (
    <>
      <Cell field={field} record={Object(record.before)} />
      {' → '}
      <Cell field={field} record={Object(record.after)} />
    </>
  )
}

/** Whether the value of a field fits into a line as it is. */
function isCode(state: unknown, field: string): boolean {
  const value: unknown = Object(state)[field]
  return value === null || value === undefined || typeof value !== 'object'
}
