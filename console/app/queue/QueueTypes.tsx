import { Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading, ResourceContextProvider, useTranslate } from 'react-admin'
import type { Input } from '../../../src/contract/endpoint'
import { queueContract as calls, type StaffQueue } from '../../contract/tables/queue'
import { useStaffParts } from '../api/staffParts'
import { NewForm } from '../form/FoldedForm'
import { useTypedForms } from '../form/useTypedForms'
import { LoadFailure } from '../list/LoadFailure'
import type { StoreContent } from '../store/StorePage'
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
  const { client } = useStaffParts()
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
        <NewForm
          area={TYPE}
          {...{ forms, label: translate('queue.newType') }}
          endpoint={NEW_TYPE_CALL}
          begin={FIRST_TYPE}
          send={(values) => client.call(calls.createType, { ...values, storeId } as Input<typeof calls.createType>)}
          onSaved={reload}
        />
      </>
    </ResourceContextProvider>
  )
}
