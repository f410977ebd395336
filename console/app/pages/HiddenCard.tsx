import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import { type AreaRecord, type Hidden, handlesOf } from '../areas/area'
import { useServerCall } from '../form/calls/useServerCall'

/** What is shown of a record only after staff have asked for it, which the server records. */
export function HiddenCard({ record, name, call, lines }: Hidden & { record: AreaRecord }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const [shown, setShown] = useState<readonly string[]>()
  const { busy, problem, run } = useServerCall()
  const ask = () => run(async () => setShown(lines(await client.call(call, handlesOf(call, record)))))
  return (
    <Card component="section" sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{translate(`sections.${name}`)}</Typography>
        {shown ? (
          <Lines lines={shown} />
        ) : (
          <>
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              {translate('hidden.text')}
            </Typography>
            <Button variant="outlined" disabled={busy} onClick={() => void ask()}>
              {translate('hidden.show')}
            </Button>
          </>
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const translate = useTranslate()
  if (lines.length === 0) return <Typography color="text.secondary">{translate('hidden.none')}</Typography>
  return (
    <Box component="ul" sx={{ my: 1, pl: 3 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
