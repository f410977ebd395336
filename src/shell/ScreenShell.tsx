import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type CSSProperties, type PropsWithChildren } from 'react'
import { bootDone } from '@/platform/device/boot'
import { safeArea, type SafeArea } from '@/platform/device/device'
import { back } from '@/platform/navigation/navigation'
import { routes, type Path } from '@/routes'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { NavBar } from './NavBar'
import { Overlays } from './Overlays'
import { CollapsingHeader } from './CollapsingHeader'
import { TabBar } from './TabBar'
import { useStores } from '@/hooks/useStores'
import { useTabs } from './useTabs'
import styles from './ScreenShell.module.scss'

/** Height of the offline bar, CSS pixels: `$offline-bar` of the tokens. */
const OFFLINE_BAR = 40

/** Safe-area heights that CSS cannot read in mini-programs, including the offline bar. */
function roomOf({ top, bottom, capsule }: SafeArea, online: boolean) {
  if (process.env.TARO_ENV === 'h5' || !top) return {}
  return { '--safe-t': `${top + (online ? 0 : OFFLINE_BAR)}px`, '--safe-b': `${bottom}px`, '--capsule': `${capsule}px` }
}

type Query = Readonly<Record<string, string | undefined>>
type Props = PropsWithChildren<{
  path: Path
  /** Title of the page in the navigation bar. */
  title: string
  query: Query
  header: 'bar' | 'own'
  top?: 'wash' | 'ink' | undefined
}>

/** The root view of every page: theme, line heights, safe areas, header, tab bar and overlays. */
export const ScreenShell = observer(function ScreenShell({ path, title, query, header, top, children }: Props) {
  const { theme, locale, splash, ui } = useStores()
  const tabs = useTabs(path, query)
  const [area] = useState(safeArea)
  // Taro needs the page at once; the first-paint shell covers it until the texts of the stored language are loaded.
  useEffect(() => {
    if (locale.ready) bootDone()
  }, [locale.ready])

  // A guest who opened another page meanwhile gets no splash.
  useEffect(() => {
    if (path !== '/pages/index/index') splash.end()
  }, [path, splash])

  const tabbed = tabs.active >= 0
  const looks = [
    theme.dark ? 'theme-dark' : 'theme-light',
    locale.tall && 'x',
    tabbed && 'tabbed',
    tabs.lifted && 'lifted',
    !ui.online && 'cut',
  ]
  return (
    <View
      className={classes('page', ...looks, top && styles[top])}
      style={{ ...theme.variables, ...roomOf(area, ui.online) } as CSSProperties}
      {...roleOf('main')}
    >
      {header === 'bar' && <NavBar title={title} onBack={() => back()} />}
      {routes[path].tab && <CollapsingHeader path={path} />}
      {children}
      {tabbed && <TabBar path={path} tabs={tabs} />}
      <Overlays path={path} />
    </View>
  )
})
