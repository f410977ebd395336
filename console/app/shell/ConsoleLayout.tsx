import { CircularProgress, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import {
  AppBar,
  Layout,
  RefreshIconButton,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  useLoading,
  useTranslate,
} from 'react-admin'
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

/** A long name of a record ends in dots. */
const ONE_LINE = { '& .RaConfigurable-root': { display: 'inline' } }

function ConsoleBar() {
  return (
    <AppBar color="secondary" toolbar={<Activity />} userMenu={<AccountMenu />}>
      <TitlePortal component="h1" sx={ONE_LINE} />
    </AppBar>
  )
}

/** On phones the navigation lies above the page, as a dialog that needs a name. */
function NamedSidebar(props: SidebarProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const named = { slotProps: { paper: { 'aria-label': translate('navigation') } } }
  return <Sidebar {...props} {...(isPhone && named)} />
}

/** Stands where a page is on its way. */
function PageLoading() {
  const translate = useTranslate()
  return <CircularProgress aria-label={translate('ra.page.loading')} sx={{ mt: 3 }} />
}

/** The frame of every page: bar with language and account, navigation, content. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} sidebar={NamedSidebar}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
      <SignInDialog />
    </Layout>
  )
}
