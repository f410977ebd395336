import { View } from '@tarojs/components'
import { useReady } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { observeVisibility } from '@/platform/device/measure'
import { routes, type Path } from '@/routes'
import { NavBar } from './NavBar'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './CollapsingHeader.module.scss'

/** Class of the observed marker of the scroll position. */
const MARK = 'page-top'

/**
 * The bar that replaces a page's own header after scrolling, so that no content runs under the status bar and the host's capsule.
 * Its container always exists, so that a mini-program sends only the bar when it appears, not the page.
 */
export const CollapsingHeader = observer(function CollapsingHeader({ path }: { path: Path }) {
  const { config } = useStores()
  const t = useText()
  const [scrolled, setScrolled] = useState(false)
  useReady(() => observeVisibility(MARK, (seen) => setScrolled(!seen)))

  return (
    <>
      <View id={MARK} className={styles.mark} />
      <View className={styles.header}>
        {scrolled && <NavBar title={(path === '/pages/index/index' && config.brand) || t(routes[path].title)} />}
      </View>
    </>
  )
})
