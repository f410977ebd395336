import { Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading, ResourceContextProvider, useTranslate } from 'react-admin'
import { reserveRulesContract, type StaffReserveRules } from '../../contract/tables/reserveRules'
import { useStaffParts } from '../api/staffParts'
import { useTypedForms } from '../form/useTypedForms'
import { LoadFailure } from '../list/LoadFailure'
import type { StoreContent } from '../store/StorePage'
import { ReserveAreas } from './ReserveAreas'
import { RulesForm } from './RulesForm'

/** How a restaurant takes bookings, with the areas that guests choose from. */
export function ReserveRules({ storeId, stores }: StoreContent) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const forms = useTypedForms()
  const queryKey = ['reserveRules', storeId]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => client.call(reserveRulesContract.read, { storeId }),
  })
  const keep = (rules: StaffReserveRules) => queries.setQueryData(queryKey, { rules })
  if (isError) return <LoadFailure />
  if (!data) return <Loading />
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1000 }}>
      <Box sx={{ display: 'flex', mb: 2 }}>{stores}</Box>
      {!data.rules && <Typography sx={{ mb: 2 }}>{translate('reserve.noRules')}</Typography>}
      <ResourceContextProvider value="reserveRules">
        <RulesForm storeId={storeId} rules={data.rules} onSaved={keep} forms={forms} />
      </ResourceContextProvider>
      {data.rules && (
        <ResourceContextProvider value="reserveArea">
          <ReserveAreas
            storeId={storeId}
            areas={data.rules.areas}
            forms={forms}
            onSaved={() => queries.invalidateQueries({ queryKey })}
          />
        </ResourceContextProvider>
      )}
    </Box>
  )
}
