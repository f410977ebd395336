import { View } from '@tarojs/components'
import { useReady } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { watchSight } from '@/platform/device/measure'
import { routes, type Path } from '@/routes'
import { NavBar } from './NavBar'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './CollapsingHeader.module.scss'

/** What is looked for, to know how far a page has been scrolled. */
const MARK = 'page-top'

/**
 * The bar of a page that begins with a head of its own, once that is scrolled away: nothing runs under the phone's clock and the host's capsule.
 * Its box is always there, so that the bar alone is sent when it comes or goes, and not the page.
 */
export const CollapsingHeader = observer(function CollapsingHeader({ path }: { path: Path }) {
  const { config } = useStores()
  const t = useText()
  const [scrolled, setScrolled] = useState(false)
  useReady(() => watchSight(MARK, (seen) => setScrolled(!seen)))

  return (
    <>
      <View id={MARK} className={styles.mark} />
      <View className={styles.roof}>
        {scrolled && <NavBar title={(path === '/pages/index/index' && config.brand) || t(routes[path].title)} />}
      </View>
    </>
  )
})
