import Download from '@mui/icons-material/Download'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { dishSheetContract, SHEET_FORMATS, type SheetFormat } from '../../../contract/menu/dishSheet'
import { useStaffParts } from '../../api/staffParts'
import { saveFile } from '../../form/calls/saveFile'
import { useServerCall } from '../../form/calls/useServerCall'

/** Saves the dishes of a store as a spreadsheet on this device. */
export function SheetExport({ storeId }: { storeId: string }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const save = (format: SheetFormat) =>
    run(async () => {
      const { fileName, content } = await client.call(dishSheetContract.file, { storeId, format })
      saveFile({ fileName, content: bytesOf(content) })
    })
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

/** The bytes of a file in base64. */
const bytesOf = (content: string) => Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
