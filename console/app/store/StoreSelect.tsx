import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { StoreChoice } from './useStoreChoice'

/** Chooses the restaurant; nothing where there is no choice. Material UI takes an empty value for none, so all is `*`. */
export function StoreSelect({ storeId, setStoreId, stores, mayAll }: StoreChoice) {
  const translate = useTranslate()
  if (stores.length + (mayAll ? 1 : 0) < 2 || storeId === undefined) return null
  return (
    <TextField
      select
      label={translate('orders.store')}
      value={storeId || ALL}
      onChange={({ target }) => setStoreId(target.value === ALL ? '' : target.value)}
      sx={{ flex: '1 1 150px', maxWidth: 260, my: 0 }}
    >
      {mayAll && <MenuItem value={ALL}>{translate('orders.allStores')}</MenuItem>}
      {stores.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const ALL = '*'
