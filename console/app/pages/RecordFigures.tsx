import { Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import type { RecordNumbers } from '../areas/area'
import { LoadFailure } from '../list/LoadFailure'
import { fieldsOf } from '../schema/fieldsOf'
import type { Values } from '../schema/mergeEdits'
import { FactList } from './FactList'

/** What the record of a page has brought and cost. */
export function RecordFigures({ name, call }: RecordNumbers) {
  const translate = useTranslate()
  const record = useRecordContext()
  const { client } = useStaffParts()
  const id = record?.id
  const { data, isError } = useQuery({
    queryKey: [name, id],
    queryFn: async () => (await client.call(call, { id })) as Values,
    enabled: id !== undefined,
    networkMode: 'always',
    retry: false,
  })
  if (id === undefined) return null
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate(`areas.${name}.many`)}
        </Typography>
        {isError && <LoadFailure />}
        {!isError && !data && <Skeleton height={48} />}
        {data && (
          <ResourceContextProvider value={name}>
            <FactList fields={fieldsOf(call.reply)} record={data} />
          </ResourceContextProvider>
        )}
      </CardContent>
    </Card>
  )
}
