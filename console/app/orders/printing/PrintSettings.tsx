import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BarButton } from '../../parts/BarButton'
import { CopiesField } from './CopiesField'
import { PAPER_WIDTHS, usePaperWidth } from './paperWidth'
import { dueJobs, KITCHEN_KINDS, type Ordered, PRINTED_KINDS, rememberPrinted } from './printJobs'
import { type PrintSetup, usePrintSetup } from './printSetup'
import { StationList } from './StationList'

interface PrintSettingsProps {
  /** Empty for all: without stations of their own. */
  storeId: string
  /** What is on the board already is not printed by itself. */
  orders: readonly Ordered[]
  /** Of a kitchen: without receipts. */
  ofKitchen?: boolean
}

/** What this device prints by itself, and how. */
export function PrintSettings(props: PrintSettingsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <BarButton
        color="inherit"
        icon={<Print />}
        text={translate('orders.print.settings')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="print-title">
        <DialogTitle id="print-title">{translate('orders.print.settings')}</DialogTitle>
        <DialogContent>
          <Settings {...props} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function Settings({ storeId, orders, ofKitchen = false }: PrintSettingsProps) {
  const translate = useTranslate()
  const [setup, write] = usePrintSetup()
  const kinds = ofKitchen ? KITCHEN_KINDS : PRINTED_KINDS
  const rememberDue = (next: Partial<PrintSetup>) => rememberPrinted(dueJobs(orders, { ...setup, ...next }, kinds))
  const change: typeof write = (next) => {
    rememberDue(next)
    write(next)
  }
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('orders.print.hint')}
      </Typography>
      <WidthField />
      <Toggle name="tickets" checked={setup.tickets} onChange={(tickets) => change({ tickets })} />
      {storeId ? (
        <StationList storeId={storeId} onWillChange={(stations) => rememberDue({ stationsOf: () => stations })} />
      ) : (
        <Typography variant="body2">{translate('orders.print.chooseStore')}</Typography>
      )}
      {!ofKitchen && (
        <>
          <Toggle name="receipts" checked={setup.receipts} onChange={(receipts) => change({ receipts })} />
          <CopiesField
            label={translate('orders.print.receiptCopies')}
            copies={setup.receiptCopies}
            onChange={(receiptCopies) => change({ receiptCopies })}
          />
        </>
      )}
    </Stack>
  )
}

interface ToggleProps {
  name: 'tickets' | 'receipts'
  checked: boolean
  onChange(on: boolean): void
}

function Toggle({ name, checked, onChange }: ToggleProps) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      control={<Switch checked={checked} onChange={(_event, next) => onChange(next)} />}
      label={translate(`orders.print.${name}`)}
    />
  )
}

function WidthField() {
  const translate = useTranslate()
  const [width, setWidth] = usePaperWidth()
  return (
    <TextField
      select
      label={translate('orders.print.width')}
      value={width}
      onChange={({ target }) => setWidth(target.value === '58' ? '58' : '80')}
      sx={{ minWidth: 160, mt: 1 }}
    >
      {PAPER_WIDTHS.map((each) => (
        <MenuItem key={each} value={each}>
          {translate('orders.print.millimetres', { width: each })}
        </MenuItem>
      ))}
    </TextField>
  )
}
