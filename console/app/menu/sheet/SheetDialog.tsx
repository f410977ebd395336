import UploadFile from '@mui/icons-material/UploadFile'
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SheetPreview } from '../../../contract/menu/dishSheet'
import { SheetExport } from './SheetExport'
import { SheetRows } from './SheetRows'
import { type SheetImport, useSheetImport } from './useSheetImport'

interface SheetDialogProps {
  storeId: string
  storeName: string
  onClose(): void
}

/** Saves the menu of a store as a spreadsheet, and imports one after a preview of what it changes. */
export function SheetDialog({ storeId, storeName, onClose }: SheetDialogProps) {
  const translate = useTranslate()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const work = useSheetImport(storeId)
  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" aria-labelledby="sheet-title" onClose={onClose}>
      <DialogTitle id="sheet-title">{[translate('sheet.title'), storeName].filter(Boolean).join(' · ')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <SheetExport storeId={storeId} />
        <Divider sx={{ my: 2 }} />
        <ImportPart work={work} />
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        {work.preview && <ApplyButton work={work} preview={work.preview} />}
      </DialogActions>
    </Dialog>
  )
}

function ImportPart({ work }: { work: SheetImport }) {
  const translate = useTranslate()
  const { name, preview, problem, done, busy } = work
  return (
    <section>
      <Typography variant="h2">{translate('sheet.import')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('sheet.importText')}</Typography>
      {!name && <Rules />}
      <FileChoice work={work} />
      <div aria-live="polite">
        {busy && <CircularProgress size={28} sx={{ mt: 2 }} aria-label={translate('sheet.reading', { name })} />}
        {problem && (
          <Alert
            severity="error"
            sx={{ mt: 2 }}
            action={problem.retry && <Button onClick={problem.retry}>{translate('failure.retry')}</Button>}
          >
            {problem.text}
          </Alert>
        )}
        {done && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {translate('sheet.done', { ...done })}
          </Alert>
        )}
        {preview && <Summary preview={preview} />}
      </div>
      {preview && <SheetRows preview={preview} />}
    </section>
  )
}

/** How a file is written, in short. */
function Rules() {
  const translate = useTranslate()
  const copy = translate('pictures.copy')
  return (
    <Box component="ul" sx={{ color: 'text.secondary', fontSize: '0.875rem', pl: 2.5, my: 1 }}>
      {RULES.map((rule) => (
        <li key={rule}>{translate(`sheet.rules.${rule}`, { copy })}</li>
      ))}
    </Box>
  )
}

const RULES = ['parts', 'added', 'kept', 'stock', 'pictures'] as const

function FileChoice({ work: { name, busy, choose } }: { work: SheetImport }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const text = translate(name ? 'sheet.other' : 'sheet.choose')
  return (
    <Box
      sx={{ ...DROP, ...(over && { bgcolor: 'action.hover' }) }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!busy) void choose(event.dataTransfer.files[0])
      }}
    >
      <Button variant="outlined" startIcon={<UploadFile />} disabled={busy} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name || translate('sheet.limits')}
      </Typography>
    </Box>
  )
}

const DROP = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 1,
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 1,
}

function Summary({ preview: { counts, ignored } }: { preview: SheetPreview }) {
  const translate = useTranslate()
  return (
    <>
      {ignored.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('sheet.ignored', { columns: ignored.join(', ') })}
        </Alert>
      )}
      {counts.error > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate('sheet.errorsLeft', { count: counts.error })}
        </Alert>
      )}
      {counts.error + counts.new + counts.changed === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('sheet.nothing')}
        </Alert>
      )}
    </>
  )
}

function ApplyButton({ work: { busy, apply }, preview }: { work: SheetImport; preview: SheetPreview }) {
  const translate = useTranslate()
  const { counts } = preview
  const count = counts.new + counts.changed
  return (
    <Button variant="contained" disabled={busy || counts.error > 0 || count === 0} onClick={() => void apply(preview)}>
      {translate('sheet.apply', { count })}
    </Button>
  )
}
