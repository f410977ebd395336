import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Empty } from '@/components/Empty'
import { ErrorState } from '@/components/ErrorState'
import { GoodsList } from '@/components/GoodsList'
import { Delayed } from '@/components/Loaded'
import { safeWords } from '@/components/safeWords'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'
import type { MenuModel } from '../goods.model'
import { MenuRail } from './MenuRail'
import { MenuSkeleton } from './MenuSkeleton'
import styles from './Menu.module.scss'

/** Categories and dishes of the menu, or why there are none. */
export const MenuBody = observer(function MenuBody({ model }: { model: MenuModel }) {
  const { carts } = useStores()
  const t = useText()
  const { menu, shown } = model

  if (shown?.sections.length === 0) {
    return (
      <View className={styles.state}>
        <Empty
          title={t('menu.empty')}
          text={t('menu.emptyText')}
          action={t('menu.otherStores')}
          onAction={() => go('/pages/shop/select/index')}
        />
      </View>
    )
  }
  if (shown) {
    return (
      <View className={styles.body}>
        <MenuRail model={model} sections={shown.sections} />
        <GoodsList list={model.list} cart={carts.out} label={t('menu.title')} onOpen={model.openGoods} />
      </View>
    )
  }
  if (menu.error !== undefined && !menu.loading) {
    return (
      <View className={styles.state}>
        <ErrorState
          title={t('menu.failed')}
          text={safeWords(menu.error, t)}
          action={t('common.retry')}
          onAction={() => void menu.load()}
        />
      </View>
    )
  }
  return (
    <Delayed>
      <MenuSkeleton />
    </Delayed>
  )
})
