import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, useLocaleState, useTranslate } from 'react-admin'
import { diningTableContract, type StaffDiningTable } from '../../../contract/tables/diningTable'
import { useStaffParts } from '../../api/staffParts'
import { useStaffWrite } from '../../form/calls/useStaffWrite'
import { LoadFailure } from '../../list/LoadFailure'
import { moved } from '../../list/moved'
import { NewButton } from '../../list/NewButton'
import { type StoreContent, StorePage } from '../../store/StorePage'
import { inLanguage } from '../../schema/inLanguage'
import { AreaSection } from './AreaSection'

/** What a new table begins with. */
const USUAL_SEATS = 4

/** The tables of a restaurant as they stand there: added, edited, put in order and taken away. */
export function TableSetupPage() {
  return <StorePage name="tableSetup" Content={TableSetup} />
}

function TableSetup({ storeId, stores }: StoreContent) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    queryKey: ['tableSetup', storeId],
    queryFn: () => client.call(diningTableContract.list, { storeId }),
  })
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1000 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {stores}
        <NewButton resource="diningTable" text="tables.setup.new" given={{ storeId, seats: USUAL_SEATS }} />
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {translate('tables.setup.text')}
      </Typography>
      {isError && <LoadFailure />}
      {data ? <Areas storeId={storeId} tables={data.list} /> : !isError && <Loading />}
    </Box>
  )
}

function Areas({ storeId, tables }: { storeId: string; tables: readonly StaffDiningTable[] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { busy, write } = useStaffWrite()
  const nameOf = ({ area }: StaffDiningTable) => inLanguage(area, locale)
  const names = [...new Set(tables.map(nameOf))]
  const inArea = (name: string) => tables.filter((table) => nameOf(table) === name)
  const order = (list: readonly StaffDiningTable[]) =>
    void write(diningTableContract.order, { storeId, ids: list.map(({ id }) => id) })
  const moveArea = (name: string, to: number) => order(moved(names, name, to).flatMap(inArea))
  const moveTable = (name: string, id: string, to: number) => {
    const ids = moved(
      inArea(name).map((table) => table.id),
      id,
      to,
    )
    const sorted = ids.flatMap((each) => tables.filter((table) => table.id === each))
    order(names.flatMap((each) => (each === name ? sorted : inArea(each))))
  }
  if (tables.length === 0) return <Typography sx={{ mt: 2 }}>{translate('tables.none')}</Typography>
  return names.map((name, at) => (
    <AreaSection
      key={name}
      {...{ storeId, name, at, busy, write }}
      last={names.length - 1}
      tables={inArea(name)}
      onMove={(to) => moveArea(name, to)}
      onMoveTable={(id, to) => moveTable(name, id, to)}
    />
  ))
}
