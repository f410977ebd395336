import { Box, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useLogin, useStoreContext as useStore, useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import type { ChosenPassword, Credentials } from '../api/staffClient'
import { WelcomeForm } from './WelcomeForm'
import { LanguageButtons } from './LanguageButtons'
import { SignInForm } from './SignInForm'

/** The token of the link that was opened; empty without one. */
const linkToken = () => new URLSearchParams(window.location.hash.split('?')[1]).get('token') ?? ''

/** The page of who has no session; leads back to where they wanted to go. With a link it asks for a new password. */
export function SignInPage() {
  const translate = useTranslate()
  const login = useLogin()
  const store = useStore()
  const [, setLocale] = useLocaleState()
  const { client } = useStaffParts()

  const [token, setToken] = useState(linkToken)

  const enter = async (credentials: Credentials | ChosenPassword) => {
    await login(credentials)
    const { locale } = (await client.session()).staff
    // That of the account, unless one was chosen on this device. Accounts begin with English, which is no choice.
    if (!store.getItem('locale') && locale !== 'en') setLocale(locale)
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: 4 }}>
          {token ? (
            <WelcomeForm token={token} onChoose={enter} onLeave={() => setToken('')} />
          ) : (
            <>
              <Typography variant="h1" sx={{ mb: 2 }}>
                {translate('signIn.title')}
              </Typography>
              <SignInForm onSignIn={enter} />
            </>
          )}
          <LanguageButtons />
        </CardContent>
      </Card>
    </Box>
  )
}
