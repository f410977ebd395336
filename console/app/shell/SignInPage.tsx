import { Box, Card, CardContent, Typography } from '@mui/material'
import { useLogin, useTranslate } from 'react-admin'
import { LanguageButtons } from './LanguageButtons'
import { SignInForm } from './SignInForm'

/** The page of who has no session; leads back to where they wanted to go. */
export function SignInPage() {
  const translate = useTranslate()
  const login = useLogin()
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: 4 }}>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {translate('signIn.title')}
          </Typography>
          <SignInForm onSignIn={(password) => login({ password })} />
          <LanguageButtons />
        </CardContent>
      </Card>
    </Box>
  )
}
