import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { dishContract, type StaffDishRow } from '../../contract/menu/dish'
import { inLanguage } from '../schema/inLanguage'
import { useStaffWrite } from '../form/calls/useStaffWrite'

interface StockDialogProps {
  dish: StaffDishRow
  name: string
  onClose(): void
}

const shown = (stock: number | null) => (stock === null ? '' : String(stock))
const isCount = (typed: string) => /^\d{0,6}$/.test(typed)

/** The pieces left of each size and add-on of a dish; empty is without a limit. */
export function StockDialog({ dish, name, onClose }: StockDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { busy, write } = useStaffWrite()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const changed = dish.stocks.filter(({ key, stock }) => (typed[key] ?? shown(stock)) !== shown(stock))
  const fits = Object.values(typed).every(isCount)

  const save = async () => {
    for (const { key, stock: seen } of changed) {
      const text = typed[key] ?? ''
      const stock = text === '' ? null : Number(text)
      // The next one would be refused as well: what was typed stays.
      if (!(await write(dishContract.setStock, { id: dish.id, key, seen, stock }))) return
    }
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="stock-title" onClose={onClose}>
      <DialogTitle id="stock-title">{`${translate('menu.stock')} · ${name}`}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{translate('menu.stockText')}</Typography>
        {dish.stocks.map(({ key, name: texts, stock }) => (
          <TextField
            key={key}
            label={inLanguage(texts, locale)}
            value={typed[key] ?? shown(stock)}
            error={!isCount(typed[key] ?? '')}
            helperText={isCount(typed[key] ?? '') ? translate('form.noLimit') : translate('problem.notWhole')}
            onChange={({ target }) => setTyped({ ...typed, [key]: target.value.trim() })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('picture.cancel')}</Button>
        <Button variant="contained" disabled={busy || !fits || changed.length === 0} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
