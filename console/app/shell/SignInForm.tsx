import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Credentials } from '../api/staffClient'
import { useServerCall } from '../form/calls/useServerCall'
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
  const { busy, problem, run } = useServerCall(signInProblem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => onSignIn({ email: email.trim(), password }))
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
