import { Alert, Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EditBase, useDataProvider, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import type { Area } from '../areas/area'
import { handlesOf } from '../areas/area'
import { AreaForm } from '../form/AreaForm'
import type { Values } from '../schema/mergeEdits'
import { useFieldLabel } from '../form/fields/labels'
import { BackTo } from './BackTo'
import { COLUMNS } from './columns'
import { FormCard } from './FormCard'
import { LoadFailure } from '../list/LoadFailure'
import { Preview } from './Preview'
import { RecordFigures } from './RecordFigures'

/** Edits one record of an area, or its rules. */
export function EditPage({ area, id }: { area: Area; id?: string }) {
  return (
    <EditBase resource={area.name} {...(id && { id })} error={<LoadFailure />} redirect={false}>
      <BackTo area={area} />
      {area.numbers && <RecordFigures {...area.numbers} />}
      <BesidePreview route={area.preview}>
        <FormCard area={area} action={area.rules ? 'many' : 'one'}>
          <UnfitFields />
          <EditForm area={area} />
        </FormCard>
      </BesidePreview>
    </EditBase>
  )
}

/** The form, and beside it the page of the storefront that shows what is saved. */
function BesidePreview({ route, children }: { route: string | undefined; children: ReactNode }) {
  const record = useRecordContext()
  if (!route) return children
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {record && (
        <Box sx={{ mt: 2 }}>
          <Preview route={route} title="form.preview" revision={String(record.revision)} restarts />
        </Box>
      )}
    </Box>
  )
}

/** Names the fields of which something is stored that guests do not get. */
function UnfitFields() {
  const translate = useTranslate()
  const label = useFieldLabel()
  const unfit = (useRecordContext()?.unfit ?? []) as readonly string[]
  if (unfit.length === 0) return null
  return (
    <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
      {translate('form.unfit', { fields: unfit.map(label).join(', ') })}
    </Alert>
  )
}

function EditForm({ area }: { area: Area }) {
  const record = useRecordContext()
  const data = useDataProvider()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const { update } = area
  if (!record || !update) return null

  const save = async (values: Values, form: Values) => {
    const input = { ...values, ...handlesOf(update, form) }
    await data.update(area.name, { id: record.id, data: input, previousData: record })
    await queries.invalidateQueries(area.home ? {} : { queryKey: [area.name] })
    notify('form.saved', { type: 'success' })
    if (!area.rules) redirect('list', area.home ?? area.name)
  }
  // Going back to the usual values leaves nothing of what was entered before.
  return <AreaForm key={String(record.stored)} area={area} endpoint={update} record={record} onSubmit={save} />
}
