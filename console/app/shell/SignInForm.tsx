import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Credentials } from '../api/staffClient'
import { signInProblem } from './signInProblem'

interface SignInFormProps {
  onSignIn(credentials: Credentials): Promise<unknown>
  /** What may be done instead. */
  children?: ReactNode
}

/** Address, password and button; shows why an attempt failed. */
export function SignInForm({ onSignIn, children }: SignInFormProps) {
  const translate = useTranslate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onSignIn({ email: email.trim(), password })
    } catch (error) {
      setProblem(signInProblem(error, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('signIn.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
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
