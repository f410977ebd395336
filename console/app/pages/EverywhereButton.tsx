import { Button } from '@mui/material'
import { useState } from 'react'
import { useLogout, useNotify, useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import { submitFailure } from '../form/calls/submitFailure'

/** Ends the own sessions on all devices, this one too. */
export function EverywhereButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const logout = useLogout()
  const { client } = useStaffParts()
  const [busy, setBusy] = useState(false)

  const end = async () => {
    setBusy(true)
    try {
      await client.signOut(true)
      await logout()
    } catch (error) {
      const failure = submitFailure(error)
      notify('text' in failure ? failure.text : translate('form.noReply'), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={end}>
      {translate('account.everywhere')}
    </Button>
  )
}
