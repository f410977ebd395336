import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DISH_STATES } from '../../contract/menu/dish'
import { StoreSelect } from '../store/StoreSelect'
import type { StoreChoice } from '../store/useStoreChoice'
import type { Wanted } from './useMenu'

interface MenuFiltersProps {
  stores: StoreChoice
  wanted: Wanted
  onChange(wanted: Wanted): void
}

/** The store, and what is looked for in its menu. */
export function MenuFilters({ stores, wanted, onChange }: MenuFiltersProps) {
  const translate = useTranslate()
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part })
  return (
    <Box component="search" sx={FILTERS}>
      <StoreSelect {...stores} />
      <TextField
        type="search"
        label={translate('list.search')}
        value={wanted.keyword}
        onChange={({ target }) => change({ keyword: target.value })}
      />
      <TextField
        select
        label={translate('list.state')}
        value={wanted.state}
        onChange={({ target }) => change({ state: target.value as Wanted['state'] })}
      >
        <MenuItem value="">{translate('list.all')}</MenuItem>
        {DISH_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`menu.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={translate('menu.untranslated')}
        control={<Switch checked={wanted.untranslated} onChange={(_event, untranslated) => change({ untranslated })} />}
      />
    </Box>
  )
}

const FILTERS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  mt: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 2fr 1fr auto' },
}
