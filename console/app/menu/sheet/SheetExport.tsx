import Download from '@mui/icons-material/Download'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dishSheetContract, SHEET_FORMATS, type SheetFormat } from '../../../contract/dishSheet'
import { useStaffParts } from '../../api/staffParts'
import { submitFailure } from '../../form/submitFailure'
import { saveFile } from './saveFile'

/** Saves the dishes of a store as a spreadsheet on this device. */
export function SheetExport({ storeId }: { storeId: string }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const save = async (format: SheetFormat) => {
    setBusy(true)
    setProblem('')
    try {
      saveFile(await client.call(dishSheetContract.file, { storeId, format }))
    } catch (error) {
      const failure = submitFailure(error)
      setProblem('text' in failure ? failure.text : translate('failure.noReply'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <Typography variant="h2">{translate('sheet.export')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('sheet.exportText')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {SHEET_FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<Download />}
            disabled={busy}
            onClick={() => void save(format)}
          >
            {translate(`sheet.formats.${format}`)}
          </Button>
        ))}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </section>
  )
}
