import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListFilterContext, useTranslate } from 'react-admin'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { useStaffParts } from '../api/staffParts'
import type { Area, ListFile } from '../areas/area'
import { type SavedTable, saveTable } from '../form/calls/saveFile'
import { useServerCall } from '../form/calls/useServerCall'
import { fieldsOf } from '../schema/fieldsOf'

/** The first and the last day of a file, `2026-11-21`. */
interface Days {
  from: string
  to: string
}

/** Days up to today that are proposed for a file. */
const PROPOSED = 31

interface FileProps {
  area: Area
  file: ListFile
  onClose(): void
}

/** Asks for the days of a file, or whether to make it, and saves it on this device. */
export function FileDialog({ area, file, onClose }: FileProps) {
  const translate = useTranslate()
  const [days, setDays] = useState(proposedDays)
  const { save, busy, problem } = useSaving({ area, file, onClose })
  const ofDays = file.asks === 'days'
  const isWrong = ofDays && !(days.from && days.from <= days.to)
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="file-title" onClose={busy ? undefined : onClose}>
      <DialogTitle id="file-title">{translate(`recordActions.${file.name}.button`)}</DialogTitle>
      <DialogContent>
        <Typography>{translate(`recordActions.${file.name}.question`)}</Typography>
        {ofDays && <DayFields days={days} isWrong={isWrong} onChange={setDays} />}
        <div aria-live="polite">
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', p: 2 }}>
        <Button disabled={busy} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || isWrong} onClick={() => void save(ofDays ? days : {})}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function DayFields({ days, isWrong, onChange }: { days: Days; isWrong: boolean; onChange(days: Days): void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={translate(`list.${name}`)}
          value={days[name]}
          error={isWrong}
          helperText={isWrong && name === 'to' ? translate('list.wrongDays') : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ ...days, [name]: target.value })}
        />
      ))}
    </Box>
  )
}

function proposedDays(): Days {
  const today = dayOf(new Date())
  return { from: dayText(today - PROPOSED + 1), to: dayText(today) }
}

/** Makes a file of what the list is filtered by, one at a time; what the server has made before and answers without its content is read. */
function useSaving({ area, file: { call, again }, onClose }: FileProps) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const { busy, problem, run } = useServerCall()
  const { filterValues = {} } = useListFilterContext()
  const chosen = Object.fromEntries(
    fieldsOf(call.input).flatMap(({ name }) => (filterValues[name] ? [[name, filterValues[name] as unknown]] : [])),
  )

  const save = (input: object) =>
    run(async () => {
      const made = (await client.call(call, { ...chosen, ...input })) as SavedTable & { id?: string }
      const isBare = again !== undefined && made.csv === ''
      saveTable(isBare ? ((await client.call(again, { id: made.id })) as SavedTable) : made)
      onClose()
      await queries.invalidateQueries({ queryKey: [area.name] })
    })
  return { save, busy, problem }
}
