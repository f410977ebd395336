import { Box, useMediaQuery, type Theme } from '@mui/material'
import {
  CreateButton,
  DataTable,
  List,
  type ListProps,
  Pagination,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { type Area, type AreaRecord, columnFields } from '../areas/area'
import { useFieldLabel } from '../form/labels'
import { LoadFailure } from './LoadFailure'
import { FilterInputs } from './FilterInputs'
import type { Field } from '../schema/field'
import { fieldsOf } from '../schema/fieldsOf'
import { ListCell } from './ListCell'
import { ListFiles } from './ListFiles'
import { listFilters } from './listFilters'
import { OpenButton } from './OpenButton'
import { useOwnStore } from './useOwnStore'
import { SaleButton } from '../form/SaleButton'

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
      {area.create && <CreateButton label={translate(`areas.${area.name}.create`, { _: translate('list.create') })} />}
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
  const kept = { storeKey: false, disableSyncWithLocation: true } as const
  return (
    <RecordList
      area={area}
      title=" "
      actions={false}
      resource={area.name}
      filter={filter}
      {...kept}
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
      {isPhone ? <Cards area={area} columns={columns} /> : <Table area={area} columns={columns} />}
    </List>
  )
}

/** Where a click on a row leads. */
function rowClickOf({ update, details }: Area): 'edit' | 'show' | false {
  if (details) return 'show'
  return update ? 'edit' : false
}

interface RowsProps {
  area: Area
  columns: readonly Field[]
}

function Table({ area, columns }: RowsProps) {
  const label = useFieldLabel()
  return (
    <DataTable bulkActionButtons={false} rowClick={rowClickOf(area)}>
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

/** On a phone: the first column, the others below it. */
function Cards({ area, columns }: RowsProps) {
  const [first, ...rest] = columns
  const primary = (record: AreaRecord) => first && <ListCell field={first} record={record} />
  const secondary = (record: AreaRecord) => <OtherCells columns={rest} record={record} />
  // A row that can be opened holds no button: putting on sale is in its form.
  const buttons = (record: AreaRecord) => !area.update && <RowButtons area={area} record={record} />
  const texts = { primaryText: primary, secondaryText: secondary, tertiaryText: buttons }
  return <SimpleList rowClick={rowClickOf(area)} {...texts} />
}

function OtherCells({ columns, record }: { columns: readonly Field[]; record: AreaRecord }) {
  const label = useFieldLabel()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, pr: 2 }}>
      {columns.map((field) => (
        <span key={field.name}>
          {`${label(field.name)} `}
          <ListCell field={field} record={record} />
        </span>
      ))}
    </Box>
  )
}
