import Download from '@mui/icons-material/Download'
import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { numbersContract } from '../../contract/numbers/numbers'
import { useStaffParts } from '../api/staffParts'
import { saveTable } from '../form/calls/saveFile'
import { useServerCall } from '../form/calls/useServerCall'
import type { NumbersQuery } from './spans'

interface FileButtonProps {
  call: typeof numbersContract.file
  query: NumbersQuery
}

/** Saves the numbers as a file for spreadsheets. */
export function FileButton({ call, query }: FileButtonProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const save = () => run(async () => saveTable(await client.call(call, query)))
  return (
    <>
      <Button variant="outlined" startIcon={<Download />} disabled={busy} onClick={() => void save()}>
        {translate('numbers.csv')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  )
}
