import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { SHEET_RESULTS, type SheetPreview, type SheetResult } from '../../../contract/menu/dishSheet'

type Row = SheetPreview['rows'][number]

const COLOURS = { error: 'error.main', new: 'success.main', changed: 'warning.main', same: 'text.secondary' } as const
/** Rows that are drawn at first. */
const PAGE = 100
/** Characters of a text that are shown of a value. */
const SHORT = 120

/** The rows of a file with what becomes of each, those with errors first. */
export function SheetRows({ preview: { rows, counts } }: { preview: SheetPreview }) {
  const translate = useTranslate()
  const [filter, setFilter] = useState<SheetResult | ''>('')
  const [shown, setShown] = useState(PAGE)
  const wanted = SHEET_RESULTS.filter((result) => filter === '' || filter === result)
  const sorted = wanted.flatMap((result) => rows.filter((row) => row.result === result))
  const left = sorted.length - shown
  return (
    <>
      <Box component="fieldset" aria-label={translate('list.state')} sx={FILTERS}>
        {(['', ...SHEET_RESULTS] as const).map((result) => (
          <Button
            key={result}
            variant={filter === result ? 'contained' : 'outlined'}
            aria-pressed={filter === result}
            disabled={result !== '' && counts[result] === 0}
            onClick={() => {
              setFilter(result)
              setShown(PAGE)
            }}
          >
            {result === '' ? translate('list.all') : translate(`sheet.results.${result}`)}
            {` · ${result === '' ? rows.length : counts[result]}`}
          </Button>
        ))}
      </Box>
      <Box component="ul" sx={LIST}>
        {sorted.slice(0, shown).map((row) => (
          <SheetLine key={row.row} row={row} />
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {translate('sheet.more', { count: Math.min(left, PAGE) })}
        </Button>
      )}
    </>
  )
}

const FILTERS = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, mx: 0, p: 0, border: 0 }
const LIST = { listStyle: 'none', p: 0, my: 2, border: 1, borderColor: 'divider', borderRadius: 1 }

function SheetLine({ row: { row, name, result, stale, changes, errors } }: { row: Row }) {
  const translate = useTranslate()
  return (
    <Box component="li" data-result={result} sx={LINE}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate('sheet.row', { row })}
        {name && ` · ${name}`}
        {' · '}
        <Box component="span" sx={{ color: COLOURS[result] }}>
          {translate(`sheet.results.${result}`)}
        </Box>
      </Typography>
      {errors.map(({ column, reason }) => (
        <Typography key={column} sx={{ color: 'error.main' }}>{`${column}: ${reason}`}</Typography>
      ))}
      {stale && <Typography sx={{ color: 'warning.main' }}>{translate('sheet.stale')}</Typography>}
      {errors.length === 0 && changes.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {changes.map((change) => changeText(change, result === 'new')).join(' · ')}
        </Typography>
      )}
    </Box>
  )
}

const LINE = { px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }

function changeText({ column, before, after }: Row['changes'][number], isNew: boolean): string {
  return `${column}: ${isNew ? short(after) : `${short(before)} → ${short(after)}`}`
}

const short = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text) || '–'
