import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import type { Credentials } from '../api/staffClient'
import { SignInForm } from './SignInForm'
import { useStaffParts } from '../api/staffParts'

/** Signs staff in again above the page that they are on, so that nothing typed is lost. */
export function SignInDialog() {
  const { prompt, client } = useStaffParts()
  const translate = useTranslate()
  const open = useSyncExternalStore(prompt.subscribe, prompt.isOpen)

  const enter = async (credentials: Credentials) => {
    await client.signIn(credentials)
    prompt.answer(true)
  }

  return (
    <Dialog open={open} aria-labelledby="sign-in-again" fullWidth maxWidth="xs">
      <DialogTitle id="sign-in-again">{translate('signIn.again')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('signIn.againText')}</Typography>
        <SignInForm onSignIn={enter}>
          <Button onClick={() => prompt.answer(false)}>{translate('signIn.later')}</Button>
        </SignInForm>
      </DialogContent>
    </Dialog>
  )
}
