import { useQueryClient } from '@tanstack/react-query'
import { EditBase, useDataProvider, useNotify, useRecordContext, useRedirect } from 'react-admin'
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
      <FormCard area={area} action={area.rules ? 'many' : 'one'}>
        <EditForm area={area} />
      </FormCard>
    </EditBase>
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
