import { type ComponentType, lazy } from 'react'
import { Admin, type DataProvider, type I18nProvider, Notification, Resource } from 'react-admin'
import type { StaffRole } from '../contract/staff/roles'
import { authProviderOf } from './api/authProvider'
import { choiceSources } from './api/choices'
import { consoleData, RULES } from './api/dataProvider'
import { SignInPrompt } from './api/signInPrompt'
import { StaffClient } from './api/staffClient'
import type { Area } from './areas/area'
import { ALL_LISTS } from './areas/areas'
import { areasOf } from './areas/areasOf'
import { type Screen, screensOf } from './areas/screens'
import { ConsoleLayout } from './shell/ConsoleLayout'
import { SignInPage } from './shell/SignInPage'
import { StaffClientContext } from './api/staffParts'
import { theme } from './theme'

const ListPage = lazy(async () => ({ default: (await import('./list/ListPage')).ListPage }))
const CreatePage = lazy(async () => ({ default: (await import('./pages/CreatePage')).CreatePage }))
const EditPage = lazy(async () => ({ default: (await import('./pages/EditPage')).EditPage }))
const DetailPage = lazy(async () => ({ default: (await import('./pages/DetailPage')).DetailPage }))
const AccountPage = lazy(async () => ({ default: (await import('./pages/AccountPage')).AccountPage }))

/** The resource of an area: its list and forms, or one form for its rules. */
function resourceOf(area: Area) {
  const { name, create, update, rules, details, home } = area
  if (rules) return <Resource key={name} name={name} list={<EditPage area={area} id={RULES} />} />
  return (
    <Resource
      key={name}
      name={name}
      {...(!home && { list: <ListPage area={area} /> })}
      {...(create && { create: <CreatePage area={area} /> })}
      {...(update && { edit: <EditPage area={area} /> })}
      {...(details && { show: <DetailPage area={area} /> })}
    />
  )
}

/** The pages that are loaded when they are opened. */
const PAGES: Record<Screen['name'], ComponentType> = {
  orders: lazy(async () => ({ default: (await import('./orders/BoardPage')).BoardPage })),
  tables: lazy(async () => ({ default: (await import('./tables/TablesPage')).TablesPage })),
  tableSetup: lazy(async () => ({ default: (await import('./tables/setup/TableSetupPage')).TableSetupPage })),
  drinks: lazy(async () => ({ default: (await import('./drinks/DrinksPage')).DrinksPage })),
  till: lazy(async () => ({ default: (await import('./till/TillPage')).TillPage })),
  reserve: lazy(async () => ({ default: (await import('./reserve/ReservePage')).ReservePage })),
  menu: lazy(async () => ({ default: (await import('./menu/MenuPage')).MenuPage })),
  look: lazy(async () => ({ default: (await import('./look/LookPage')).LookPage })),
  pictures: lazy(async () => ({ default: (await import('./pictures/PicturesPage')).PicturesPage })),
  kitchen: lazy(async () => ({ default: (await import('./orders/kitchen/KitchenPage')).KitchenPage })),
  dayClose: lazy(async () => ({ default: (await import('./orders/day/DayClosePage')).DayClosePage })),
  queue: lazy(async () => ({ default: (await import('./queue/QueuePage')).QueuePage })),
  feedback: lazy(async () => ({ default: (await import('./orders/feedback/FeedbackPage')).FeedbackPage })),
  settings: lazy(async () => ({ default: (await import('./settings/SettingsPage')).SettingsPage })),
  payments: lazy(async () => ({ default: (await import('./settings/PaymentsPage')).PaymentsPage })),
  numbers: lazy(async () => ({ default: (await import('./numbers/NumbersPage')).NumbersPage })),
}

function screenResource({ name }: Screen) {
  const Page = PAGES[name]
  return <Resource key={name} name={name} list={<Page />} />
}

/** What everyone has, whatever the role. */
const OWN_PAGES = <Resource key="account" name="account" list={<AccountPage />} />

/** A language that is chosen while signed in becomes that of the account. */
function keepingLocale(i18n: I18nProvider, client: StaffClient): I18nProvider {
  return {
    ...i18n,
    async changeLocale(locale) {
      await i18n.changeLocale(locale)
      await client.storeLocale(locale).catch(() => undefined)
    },
  }
}

/** The parts of the console that need each other, made once. */
export function wireConsole(i18n: I18nProvider) {
  const prompt = new SignInPrompt()
  const needs = { fetch: (url: string, init: RequestInit) => fetch(url, init), locale: () => i18n.getLocale() }
  const client = new StaffClient({ ...needs, signInAgain: () => prompt.ask() })
  const data = consoleData(client, ALL_LISTS, choiceSources({ ...needs, client })) as DataProvider
  return { i18n: keepingLocale(i18n, client), prompt, client, data, auth: authProviderOf(client) }
}

/** Messages stay long enough to be read. */
const Notice = () => <Notification autoHideDuration={NOTICE_MS} />
const NOTICE_MS = 8000

/** The staff's app. */
export function ConsoleApp({ parts }: { parts: ReturnType<typeof wireConsole> }) {
  const { i18n, data, auth } = parts
  return (
    <StaffClientContext.Provider value={parts}>
      <Admin
        title=""
        dataProvider={data}
        authProvider={auth}
        i18nProvider={i18n}
        theme={theme}
        darkTheme={null}
        layout={ConsoleLayout}
        loginPage={SignInPage}
        notification={Notice}
        requireAuth
        disableTelemetry
      >
        {(role: StaffRole) => [...screensOf(role).map(screenResource), ...areasOf(role).map(resourceOf), OWN_PAGES]}
      </Admin>
    </StaffClientContext.Provider>
  )
}
