import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, ResourceContextProvider, useNotify, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { queueContract as calls, type StaffQueue } from '../../contract/queue'
import { useStaffParts } from '../api/staffParts'
import { AreaForm } from '../form/AreaForm'
import { type TypedForms, useTypedForm, useTypedForms } from '../form/useTypedForms'
import { LoadFailure } from '../list/LoadFailure'
import type { StoreContent } from '../orders/StorePage'
import type { Values } from '../schema/mergeEdits'
import { FIRST_TYPE, NEW_TYPE_CALL, TYPE } from './typeForm'
import { TypeCard } from './TypeCard'

/** The kinds of tables that guests queue for, each with its form, and a new one. */
export function QueueTypes({ storeId, stores }: StoreContent) {
  const { client } = useStaffParts()
  const queryKey = ['queueTypes', storeId]
  const { data, isError } = useQuery({ queryKey, queryFn: () => client.call(calls.read, { storeId }) })
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1000 }}>
      <Box sx={{ display: 'flex', mb: 2 }}>{stores}</Box>
      {isError && <LoadFailure />}
      {data ? <Types queue={data} queryKey={queryKey} /> : !isError && <Loading />}
    </Box>
  )
}

function Types({ queue: { storeId, types }, queryKey }: { queue: StaffQueue; queryKey: string[] }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const forms = useTypedForms()
  const [isAdding, setAdding] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey })
  return (
    <ResourceContextProvider value="queueType">
      <>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate(types.length === 0 ? 'queue.noTypes' : 'queue.typesText')}
        </Typography>
        {types.map((type) => (
          <TypeCard key={type.id} type={type} forms={forms} onSaved={reload} />
        ))}
        {isAdding ? (
          <NewType storeId={storeId} forms={forms} onSaved={() => reload().then(() => setAdding(false))} />
        ) : (
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ mt: 1 }}>
            {translate('queue.newType')}
          </Button>
        )}
      </>
    </ResourceContextProvider>
  )
}

interface NewTypeProps {
  storeId: string
  forms: TypedForms
  onSaved(): Promise<unknown>
}

function NewType({ storeId, forms, onSaved }: NewTypeProps) {
  const asking = useTypedForm(forms, 'new')
  const notify = useNotify()
  const { client } = useStaffParts()
  const save = async (values: Values) => {
    await client.call(calls.createType, { ...values, storeId } as Input<typeof calls.createType>)
    notify('form.created', { type: 'success' })
    await onSaved()
  }
  return (
    <Card sx={{ mt: 1 }}>
      <AreaForm area={TYPE} endpoint={NEW_TYPE_CALL} begin={FIRST_TYPE} onSubmit={save} {...asking} />
    </Card>
  )
}
