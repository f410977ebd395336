import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { queueContract as calls, type StaffQueueType } from '../../contract/tables/queue'
import type { BesideProps } from '../form/FoldedForm'
import { useStaffWrite } from '../form/calls/useStaffWrite'
import { ConfirmDialog } from '../tables/ConfirmDialog'

/** Takes a kind of table away, after a question. The server refuses it while guests wait with its numbers. */
export function RemoveType({ record: { id, version }, title: name }: BesideProps<StaffQueueType>) {
  const translate = useTranslate()
  const { busy, write } = useStaffWrite()
  const [isAsking, setAsking] = useState(false)
  const remove = translate('queue.removeType')
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button color="error" startIcon={<Delete />} disabled={busy} onClick={() => setAsking(true)}>
        {remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('queue.removeTypeTitle', { name })}
          action={remove}
          disabled={busy}
          onConfirm={() => write(calls.removeType, { id, version }, 'queue.typeRemoved')}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('queue.removeTypeText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  )
}
