import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type CSSProperties, type PropsWithChildren } from 'react'
import { bootDone } from '@/platform/boot'
import { safeArea } from '@/platform/device'
import { back } from '@/platform/navigation'
import { routes, type Path } from '@/routes'
import { roleOf } from './aria'
import { NavBar } from './NavBar'
import { Overlays } from './Overlays'
import { TabBar } from './TabBar'
import { useStores } from './useStores'
import { useText } from './useText'
import styles from './ScreenShell.module.scss'

type Props = PropsWithChildren<{ path: Path; header: 'bar' | 'own'; wash?: boolean | undefined }>

/** The root view of every page: theme, line heights, safe areas, header, tab bar and what lies over all. */
export const ScreenShell = observer(function ScreenShell({ path, header, wash, children }: Props) {
  const { theme, locale } = useStores()
  const t = useText()
  const [area] = useState(safeArea)
  // Taro needs the page at once; the first-paint shell covers it until the texts of the stored language are there.
  useEffect(() => {
    if (locale.ready) bootDone()
  }, [locale.ready])

  const { tab, title } = routes[path]
  const classes = [
    'page',
    theme.dark ? 'theme-dark' : 'theme-light',
    locale.tall && 'x',
    tab && 'tabbed',
    wash && styles.wash,
  ]
  const room = area.top
    ? { '--safe-t': `${area.top}px`, '--safe-b': `${area.bottom}px`, '--capsule': `${area.capsule}px` }
    : {}

  return (
    <View
      className={classes.filter(Boolean).join(' ')}
      style={{ ...theme.variables, ...room } as CSSProperties}
      {...roleOf('main')}
    >
      {header === 'bar' && <NavBar title={t(title)} onBack={() => back()} />}
      {children}
      {tab && <TabBar path={path} />}
      <Overlays />
    </View>
  )
})
