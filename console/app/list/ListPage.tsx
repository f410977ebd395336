import { useMediaQuery, type Theme } from '@mui/material'
import { CreateButton, DataTable, List, type ListProps, Pagination, TopToolbar, useTranslate } from 'react-admin'
import { type Area, type AreaRecord, columnFields, rowClickOf } from '../areas/area'
import { useFieldLabel } from '../form/fields/labels'
import { EmptyList } from './EmptyList'
import { LoadFailure } from './LoadFailure'
import { FilterInputs } from './FilterInputs'
import type { Field } from '../schema/field'
import { fieldsOf } from '../schema/fieldsOf'
import { ListCell } from './ListCell'
import { ListFiles } from './ListFiles'
import { listFilters } from './listFilters'
import { OpenButton } from './OpenButton'
import { RecordCards } from './RecordCards'
import { SaleButton } from '../form/SaleButton'
import { useQuery } from '@tanstack/react-query'
import { useStaffParts } from '../api/staffParts'

/** The first of the stores in which a person works; null for one who works in all, undefined until it is known. */
function useOwnStore(): string | null | undefined {
  const { client } = useStaffParts()
  const { data: session } = useQuery({ queryKey: ['session'], queryFn: () => client.session() })
  return session && (session.staff.storeIds[0] ?? null)
}

const PAGES = [20, 50, 100]

/** The list of an area: a table, on a phone a list of cards. */
export function ListPage({ area }: { area: Area }) {
  const ofStores = fieldsOf(area.list.input).some(({ name }) => name === 'storeId')
  return ofStores ? <OwnStoresPage area={area} /> : <WholeList area={area} />
}

/** The list of an area whose records belong to stores: who works in some of them sees one of these at a time. */
function OwnStoresPage({ area }: { area: Area }) {
  const own = useOwnStore()
  return own === undefined ? null : <WholeList area={area} own={own ?? undefined} />
}

function WholeList({ area, own }: { area: Area; own?: string | undefined }) {
  const translate = useTranslate()
  const actions = (
    <TopToolbar>
      <ListFiles area={area} />
      {area.create && (
        <CreateButton
          variant="contained"
          label={translate(`areas.${area.name}.create`, { _: translate('list.create') })}
        />
      )}
    </TopToolbar>
  )
  const ofOwn = own !== undefined && { filterDefaultValues: { storeId: own } }
  return <RecordList area={area} title={translate(`areas.${area.name}.many`)} actions={actions} {...ofOwn} />
}

interface InnerListProps {
  area: Area
  filter: Record<string, unknown>
  /** What it is filtered by at first. */
  begin?: Record<string, unknown>
}

/** The list that belongs to a record or a store; its page is not kept in the address. */
export function InnerList({ area, filter, begin }: InnerListProps) {
  const unsynced = { storeKey: false, disableSyncWithLocation: true } as const
  return (
    <RecordList
      area={area}
      title=" "
      actions={false}
      resource={area.name}
      filter={filter}
      {...unsynced}
      {...(begin && { filterDefaultValues: begin })}
    />
  )
}

function RecordList({ area, ...own }: { area: Area } & Omit<ListProps, 'children'>) {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const columns = columnFields(area)
  const inputs = listFilters(area, translate, { needsStore: own.filterDefaultValues !== undefined })
  return (
    <List
      {...own}
      {...(inputs.length > 0 && { filters: <FilterInputs inputs={inputs} /> })}
      perPage={PAGES[0]}
      pagination={<Pagination rowsPerPageOptions={PAGES} />}
      exporter={false}
      empty={false}
      error={<LoadFailure />}
    >
      {isPhone ? <RecordCards area={area} columns={columns} /> : <Table area={area} columns={columns} />}
    </List>
  )
}

interface RowsProps {
  area: Area
  columns: readonly Field[]
}

function Table({ area, columns }: RowsProps) {
  const label = useFieldLabel()
  return (
    <DataTable bulkActionButtons={false} rowClick={rowClickOf(area)} empty={<EmptyList />}>
      {columns.map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={label(field.name)}
          disableSort
          align={field.kind === 'number' || field.kind === 'numberBy' ? 'right' : 'left'}
          render={(record: AreaRecord) => <ListCell field={field} record={record} />}
        />
      ))}
      {(area.sale ?? area.opens) && (
        <DataTable.Col
          label=""
          align="right"
          render={(record: AreaRecord) => <RowButtons area={area} record={record} />}
        />
      )}
    </DataTable>
  )
}

function RowButtons({ area, record }: { area: Area; record: AreaRecord }) {
  return (
    <>
      <SaleButton area={area} record={record} />
      <OpenButton area={area} record={record} />
    </>
  )
}
