import { View } from '@tarojs/components'
import { useEffect } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { Head } from '@/components/blocks/store/Head'
import { LayoutContent } from '@/components/blocks/LayoutBlocks'
import { useLayout } from '@/components/blocks/useLayout'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { screen } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { HomeSkeleton } from './parts/HomeSkeleton'
import styles from './index.module.scss'

const HomeLater = lazyOverlay(async () => (await import('./parts/HomeLater')).HomeLater)

/** Blocks that show the current store. */
const HEADS = ['hero', 'storeHead']

/** The home page: the blocks of the server's layout, in the store that the guest is in. */
function Home() {
  const { shop, session, carts } = useStores()
  const t = useText()
  const layout = useLayout('index')
  const { run: start } = useAction(() => shop.start())
  const { run: loadCart } = useAction(carts.out.load)
  const needsCart = Boolean(session.token) && !carts.out.loaded
  useEffect(() => void start(), [start])
  useEffect(() => {
    if (shop.id && needsCart) void loadCart()
  }, [loadCart, shop.id, needsCart])

  const known = layout.value !== undefined || layout.error !== undefined
  const bare = known && !HEADS.includes(layout.value?.blocks[0]?.type ?? '')
  return (
    <View className={styles.home}>
      {bare && <Head />}
      <LayoutContent of={layout} skeleton={<HomeSkeleton />} none={t('home.emptyTitle')} />
      <HomeLater open={known} />
    </View>
  )
}

export default screen('/pages/index/index', Home, { shared: true })
