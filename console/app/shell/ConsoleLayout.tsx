import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal } from 'react-admin'
import { ConsoleMenu } from './ConsoleMenu'
import { SignInDialog } from './SignInDialog'

function ConsoleBar() {
  return (
    <AppBar color="secondary">
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
