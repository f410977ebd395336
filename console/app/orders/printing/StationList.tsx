import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import Add from '@mui/icons-material/Add'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { menuCategoryContract } from '../../../contract/menu/menuCategory'
import { randomId } from '../../../../src/domain/text/randomId'
import { useStaffParts } from '../../api/staffParts'
import { inLanguage } from '../../schema/inLanguage'
import { CopiesField } from './CopiesField'
import { useStations } from './printSetup'
import { MAX_STATIONS, newStation, type Station } from './stations'

interface StationListProps {
  storeId: string
  onWillChange(stations: readonly Station[]): void
}

type Named = readonly { id: string; name: string }[]

/** The tickets that an order gets on this device: one for each station that makes something of it. */
export function StationList({ storeId, onWillChange }: StationListProps) {
  const translate = useTranslate()
  const [stations, write] = useStations(storeId)
  const onChange = (next: readonly Station[]) => {
    onWillChange(next)
    write(next)
  }
  const categories = useCategories(storeId)
  const replace = (next: Station) => onChange(stations.map((each) => (each.key === next.key ? next : each)))
  const missing = categories.filter(({ id }) => !stations.some((each) => makes(each, id)))
  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      {stations.map((station, at) => (
        <StationFields
          key={station.key}
          no={at + 1}
          station={station}
          categories={categories}
          onChange={replace}
          onRemove={stations.length > 1 && (() => onChange(stations.filter(({ key }) => key !== station.key)))}
        />
      ))}
      {missing.length > 0 && (
        <Typography variant="body2" component="output">
          {translate('orders.print.missing', { names: missing.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
      {stations.length < MAX_STATIONS && (
        <Button
          startIcon={<Add />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...stations, newStation(randomId())])}
        >
          {translate('orders.print.addStation')}
        </Button>
      )}
    </Stack>
  )
}

const makes = ({ categoryIds }: Station, id: string) => categoryIds.length === 0 || categoryIds.includes(id)

/** The categories of a store's menu; none until they have been read. */
function useCategories(storeId: string): Named {
  const { client } = useStaffParts()
  const [locale] = useLocaleState()
  const { data } = useQuery({
    queryKey: ['print', 'categories', storeId],
    queryFn: () => client.call(menuCategoryContract.list, { storeId }),
    networkMode: 'always',
    retry: false,
  })
  return (data?.list ?? []).map(({ id, name }) => ({ id, name: inLanguage(name, locale) }))
}

interface StationFieldsProps {
  no: number
  station: Station
  categories: Named
  onChange(station: Station): void
  /** False for the only one. */
  onRemove: false | (() => void)
}

const NAME_LENGTH = 30

function StationFields({ no, station, categories, onChange, onRemove }: StationFieldsProps) {
  const translate = useTranslate()
  const title = translate('orders.print.station', { no })
  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{
        ...{ m: 0, minWidth: 0 },
        ...{ display: 'grid', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Typography variant="subtitle2" sx={{ gridColumn: '1 / -1' }}>
        {title}
      </Typography>
      <TextField
        label={translate('orders.print.stationName')}
        value={station.name}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
        onChange={({ target }) => onChange({ ...station, name: target.value })}
        sx={{ my: 0 }}
      />
      <CopiesField
        label={translate('orders.print.copies')}
        copies={station.copies}
        onChange={(copies) => onChange({ ...station, copies })}
      />
      <CategoriesField {...{ station, categories, onChange }} />
      {onRemove && (
        <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={onRemove}>
          {translate('orders.print.removeStation')}
        </Button>
      )}
    </Box>
  )
}

/** Which dishes are on the ticket; what was chosen and is gone from the menu stays out of the list. */
function CategoriesField({
  station,
  categories,
  onChange,
}: Pick<StationFieldsProps, 'station' | 'categories' | 'onChange'>) {
  const translate = useTranslate()
  const nameOf = (id: string) => categories.find((each) => each.id === id)?.name
  const chosen = station.categoryIds.filter(nameOf)
  return (
    <TextField
      select
      label={translate('orders.print.categories')}
      value={chosen}
      onChange={({ target }) => onChange({ ...station, categoryIds: [target.value].flat() })}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            station.categoryIds.length === 0
              ? translate('orders.print.allDishes')
              : chosen.map(nameOf).join(', ') || '—',
        },
      }}
      sx={{ my: 0, gridColumn: '1 / -1' }}
    >
      {categories.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
