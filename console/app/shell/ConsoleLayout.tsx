import { CircularProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, RefreshIconButton, TitlePortal, useLoading, useTranslate } from 'react-admin'
import { AccountMenu } from './AccountMenu'
import { ConsoleMenu } from './ConsoleMenu'
import { SignInDialog } from './SignInDialog'

/** Shows that calls are on their way, and loads the page's data anew. */
function Activity() {
  const translate = useTranslate()
  const busy = useLoading()
  return (
    <>
      {busy && <CircularProgress size={18} color="inherit" aria-label={translate('ra.page.loading')} />}
      <RefreshIconButton />
    </>
  )
}

function ConsoleBar() {
  return (
    <AppBar color="secondary" toolbar={<Activity />} userMenu={<AccountMenu />}>
      <TitlePortal component="h1" />
    </AppBar>
  )
}

/** The frame of every page: bar with language and account, navigation, content. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
      {children}
      <SignInDialog />
    </Layout>
  )
}
