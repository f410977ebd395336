import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { EditBase, Link, useDataProvider, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import type { Area } from '../areas/area'
import { handlesOf } from '../areas/area'
import { AreaForm } from '../form/AreaForm'
import type { Values } from '../schema/mergeEdits'
import { FormCard } from './FormCard'
import { LoadFailure } from '../list/LoadFailure'

/** Edits one record of an area, or its rules. */
export function EditPage({ area, id }: { area: Area; id?: string }) {
  return (
    <EditBase resource={area.name} {...(id && { id })} error={<LoadFailure />} redirect={false}>
      {area.rules && area.home && <BackTo home={area.home} />}
      <FormCard area={area} action={area.rules ? 'many' : 'one'}>
        <EditForm area={area} />
      </FormCard>
    </EditBase>
  )
}

/** The way back to the screen that lists the forms of rules. */
function BackTo({ home }: { home: string }) {
  const translate = useTranslate()
  return (
    <Button component={Link} to={`/${home}`} startIcon={<ArrowBack />} sx={{ mt: 1.5, alignSelf: 'flex-start' }}>
      {translate(`screens.${home}`)}
    </Button>
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
  return <AreaForm area={area} endpoint={update} record={record} onSubmit={save} />
}
