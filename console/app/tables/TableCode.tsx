import { Button, Stack, Typography } from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffTable } from '../../contract/tables/table'
import { ConfirmDialog } from './ConfirmDialog'
import { TableSection } from './TableSection'
import type { TableWork } from './useTableWork'

interface CodeProps {
  table: StaffTable
  work: TableWork
  onPrint(tableId: string): void
}

/** The QR code of a table: printed, opened as a guest does, or replaced. */
export function TableCode({ table, work, onPrint }: CodeProps) {
  const translate = useTranslate()
  const [isRenewing, setRenewing] = useState(false)
  return (
    <TableSection title={translate('tables.code.title')}>
      <Stack spacing={1}>
        <Button fullWidth variant="outlined" startIcon={<Print />} onClick={() => onPrint(table.id)}>
          {translate('tables.code.print')}
        </Button>
        <Button fullWidth component="a" href={table.codePath} target="_blank" rel="noreferrer">
          {translate('tables.code.open')}
        </Button>
        <Button fullWidth color="error" onClick={() => setRenewing(true)}>
          {translate('tables.code.renew')}
        </Button>
      </Stack>
      {isRenewing && (
        <ConfirmDialog
          title={translate('tables.code.renewTitle', { name: table.name })}
          action={translate('tables.code.renew')}
          disabled={work.isBusy(table.id)}
          onConfirm={() => work.renewCode(table)}
          onClose={() => setRenewing(false)}
        >
          <Typography>{translate('tables.code.renewText')}</Typography>
        </ConfirmDialog>
      )}
    </TableSection>
  )
}
