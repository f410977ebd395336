import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Area, ListFile } from '../areas/area'
import { FileDialog } from './FileDialog'

/** The files that staff save from a list, a button each. */
export function ListFiles({ area }: { area: Area }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<ListFile>()
  return (
    <>
      {(area.files ?? []).map((file) => (
        <Button key={file.name} size="small" startIcon={<Download />} onClick={() => setChosen(file)}>
          {translate(`recordActions.${file.name}.button`)}
        </Button>
      ))}
      {chosen && <FileDialog area={area} file={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
