import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/media/Icon'
import { MenuBody } from '@/components/menu/MenuBody'
import { MenuOverlays } from '@/components/menu/MenuOverlays'
import { useMenu } from '@/components/menu/useMenu'
import { NavBar } from '@/shell/NavBar'
import { Pressable } from '@/ui/actions/Pressable'
import { art } from '@/ui/media/artFiles'
import { useContentTitle } from '@/hooks/contentTitle'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import type { QueryOf } from '@/routes'
import { goSearch } from './inStoreNavigation'
import { inStoreMenu } from './inStoreMenu'
import { classes } from '@/ui/classes'
import menu from '@/components/menu/Menu.module.scss'
import styles from './FastMenu.module.scss'
import shared from './Table.module.scss'

const otherStores = () => go('/pages/shop/select/index', { page: 'fastOrder' })

/** The page has room for the cart when there is a menu. */
const pageWith = (some: boolean) => classes(shared.page, some && menu.beside)

/** The menu of a store for a fast order: paid on the phone, picked up at the counter. */
export const FastMenu = observer(function FastMenu({ query }: { query: Partial<QueryOf<'/pages/shop/in/goods'>> }) {
  const { shop, carts, offlineCache } = useStores()
  const t = useText()
  const cart = carts.fast
  const model = useMenu({ cart, fetchMenu: inStoreMenu(cart, offlineCache), query, readCart: cart.load })
  const store = shop.info.value
  useContentTitle(t('inStore.fastTitle'))
  const offered = !store || store.dining.some(({ type }) => type === 'fast')
  const some = offered && model.shown?.sections.length !== 0

  return (
    <>
      <View className={pageWith(some)}>
        <NavBar title={t('inStore.fastTitle')} onBack={() => back()} />
        <StoreLine name={store?.name ?? ''} onSearch={() => goSearch(cart.owner)} />
        {some ? (
          <>
            <Text className={styles.about}>{store && !store.isOpen ? store.businessText : t('inStore.fastText')}</Text>
            <MenuBody model={model} cart={cart} onOtherStores={otherStores} />
          </>
        ) : (
          <View className={shared.state}>
            <Empty
              art={art.fast}
              title={t('inStore.noFast')}
              text={t('inStore.noFastText')}
              action={t('menu.otherStores')}
              onAction={otherStores}
            />
          </View>
        )}
      </View>
      {some && <MenuOverlays model={model} cart={cart} />}
    </>
  )
})

/** The store of the menu, with links to other stores and to the search. */
const StoreLine = observer(function StoreLine({ name, onSearch }: { name: string; onSearch: () => void }) {
  const t = useText()
  return (
    <View className={styles.store}>
      <Pressable className={styles.storeName} label={t('home.changeStore', { name })} onTap={otherStores}>
        <Icon name="storefront" size={18} />
        <Text className={styles.storeText}>{name}</Text>
        <Icon name="caret-down" size={16} />
      </Pressable>
      <Pressable className={styles.find} label={t('menu.search')} onTap={onSearch}>
        <Icon name="magnifying-glass" size={22} />
      </Pressable>
    </View>
  )
})
