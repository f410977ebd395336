import { Box, Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TableSection } from './TableSection'
import type { SeatedTable, TableWork } from './useTableWork'

/** What the guests of a table call for, the oldest first, each to be marked as done. */
export function TableCalls({ table, work }: { table: SeatedTable; work: TableWork }) {
  const translate = useTranslate()
  const { calls } = table.session
  if (calls.length === 0) return null
  const isBusy = work.isBusy(table.id)
  return (
    <TableSection title={translate('tables.callsTitle')}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {calls.map(({ id, type, note, by, at }) => (
          <Box key={id} component="li" data-call={type} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{translate(`tables.calls.${type}`)}</strong>
              {` · ${by} · ${at.slice(11, 16)}`}
              {note && <Box sx={{ fontStyle: 'italic' }}>{`“${note}”`}</Box>}
            </Box>
            <Button
              variant="contained"
              disabled={isBusy}
              aria-label={`${translate('tables.done')}: ${translate(`tables.calls.${type}`)}`}
              onClick={() => void work.answer(table, [id])}
            >
              {translate('tables.done')}
            </Button>
          </Box>
        ))}
      </Stack>
      {calls.length > 1 && (
        <Button
          fullWidth
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void work.answer(
              table,
              calls.map(({ id }) => id),
            )
          }
          sx={{ mt: 1 }}
        >
          {translate('tables.allDone')}
        </Button>
      )}
    </TableSection>
  )
}
