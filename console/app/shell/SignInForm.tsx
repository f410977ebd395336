import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { SignInError } from '../api/authProvider'

interface SignInFormProps {
  onSignIn(password: string): Promise<unknown>
  /** What may be done instead. */
  children?: ReactNode
}

/** Password and button; tells why an attempt failed. */
export function SignInForm({ onSignIn, children }: SignInFormProps) {
  const translate = useTranslate()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onSignIn(password)
    } catch (error) {
      setProblem(problemText(error, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('signIn.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {children}
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('signIn.submit')}
        </Button>
      </Stack>
    </Stack>
  )
}

function problemText(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (!(error instanceof SignInError)) return translate('signIn.noReply')
  const { outcome } = error
  return outcome === 'wrong' ? translate('signIn.wrong') : translate('signIn.wait', { seconds: outcome.retryIn })
}
