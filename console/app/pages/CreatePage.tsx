import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateBase, useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { Area, Once } from '../areas/area'
import { AreaForm } from '../form/AreaForm'
import type { Values } from '../schema/mergeEdits'
import { BackTo } from './BackTo'
import { FormCard } from './FormCard'
import { ShownOnce } from '../form/ShownOnce'

/** Makes a record of an area. */
export function CreatePage({ area }: { area: Area }) {
  return (
    <CreateBase resource={area.name} redirect={false}>
      <BackTo area={area} />
      <FormCard area={area} action="create">
        <CreateForm area={area} />
      </FormCard>
    </CreateBase>
  )
}

function CreateForm({ area }: { area: Area }) {
  const data = useDataProvider()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const [once, setOnce] = useState<Once | null>()
  const { create, shownOnce } = area
  if (!create) return null

  const leave = () => redirect('list', area.home ?? area.name)
  const save = async (values: Values) => {
    const { data: made } = await data.create(area.name, { data: values })
    await queries.invalidateQueries(area.home ? {} : { queryKey: [area.name] })
    notify('form.created', { type: 'success' })
    if (shownOnce) setOnce(shownOnce(made))
    else leave()
  }
  return (
    <>
      <AreaForm area={area} endpoint={create} onSubmit={save} />
      {once !== undefined && <ShownOnce once={once} onClose={leave} />}
    </>
  )
}
