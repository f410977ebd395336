import { Alert, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ChosenPassword } from '../api/staffClient'
import { useStaffParts } from '../api/staffParts'
import { useServerCall } from '../form/calls/useServerCall'
import { signInProblem } from './signInProblem'

/** Characters that a password has at least (src/contract/account/credentials.ts). */
const FEWEST = 8

interface WelcomeProps {
  token: string
  onChoose(chosen: ChosenPassword): Promise<unknown>
  /** Leads to the sign-in. */
  onLeave(): void
}

/** Greets the person that a link is for, who chooses a password with it; tells when the link has ended. */
export function WelcomeForm({ token, onChoose, onLeave }: WelcomeProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data: person, error } = useQuery({
    queryKey: ['signIn', 'link', token],
    queryFn: () => client.readLink(token),
    retry: false,
  })
  if (error)
    return (
      <Stack spacing={2}>
        <Alert severity="error">{signInProblem(error, translate)}</Alert>
        <Button onClick={onLeave}>{translate('signIn.toSignIn')}</Button>
      </Stack>
    )
  if (!person) return <CircularProgress aria-label={translate('ra.page.loading')} />
  return <PasswordForm person={person} onChoose={(password) => onChoose({ token, password })} />
}

interface PasswordProps {
  person: { email: string; name: string }
  onChoose(password: string): Promise<unknown>
}

function PasswordForm({ person: { email, name }, onChoose }: PasswordProps) {
  const translate = useTranslate()
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useServerCall(signInProblem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => onChoose(password))
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography variant="h1">{translate('signIn.welcome', { name })}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        label={translate('signIn.newPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { minLength: FEWEST, maxLength: 100 } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {translate('signIn.choose')}
      </Button>
    </Stack>
  )
}
