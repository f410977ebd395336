import { useQueryClient } from '@tanstack/react-query'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import type { Area, AreaRecord, Once, RecordAction } from '../areas/area'
import { type SavedTable, saveTable } from './calls/saveFile'
import { ShownOnce } from './ShownOnce'
import { submitFailure } from './calls/submitFailure'

/** What staff can do with a record beside editing it. */
export function RecordActions({ area, record }: { area: Area; record: AreaRecord }) {
  const translate = useTranslate()
  const { run, busy, once, close } = useRun(area, record)
  const [pending, setPending] = useState<RecordAction>()
  const offered = (area.actions ?? []).filter(({ fits }) => fits?.(record) ?? true)
  if (offered.length === 0) return null

  const choose = (action: RecordAction) => (action.asks ? setPending(action) : run(action))
  const confirm = async (action: RecordAction) => {
    setPending(undefined)
    await run(action)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {offered.map((action) => (
        <Button key={action.name} variant="outlined" color="inherit" disabled={busy} onClick={() => choose(action)}>
          {translate(`recordActions.${action.name}.button`)}
        </Button>
      ))}
      {pending && (
        <Question action={pending} onConfirm={() => confirm(pending)} onCancel={() => setPending(undefined)} />
      )}
      {once !== undefined && <ShownOnce once={once} onClose={close} />}
    </Box>
  )
}

/** Makes the call of an action, one at a time, and says how it went. */
function useRun(area: Area, record: AreaRecord) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [once, setOnce] = useState<Once | null>()

  const run = async ({ call, input, saves, shownOnce }: RecordAction) => {
    setBusy(true)
    try {
      const reply = await client.call(call, input(record))
      if (saves) saveTable(reply as SavedTable)
      else if (shownOnce) setOnce(shownOnce(reply))
      else notify('form.saved', { type: 'success' })
    } catch (error) {
      const failure = submitFailure(error)
      const text = failure.kind === 'conflict' ? 'conflict.title' : 'form.noReply'
      notify('text' in failure ? failure.text : translate(text), { type: 'error' })
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: [area.name] })
    }
  }
  return { run, busy, once, close: () => setOnce(undefined) }
}

interface QuestionProps {
  action: RecordAction
  onConfirm(): void
  onCancel(): void
}

function Question({ action: { name }, onConfirm, onCancel }: QuestionProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="action-title">
      <DialogTitle id="action-title">{translate(`recordActions.${name}.button`)}</DialogTitle>
      <DialogContent>
        <Typography>{translate(`recordActions.${name}.question`)}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', p: 2 }}>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate(`recordActions.${name}.button`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
