import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { searchData } from '@/contract/config/moreBlocks'
import { go } from '@/platform/navigation/navigation'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './Search.module.scss'

/** A link in the form of a search field that opens the search of the store's dishes. */
export const Search = observer(function Search({ data: { placeholder } }: BlockProps<typeof searchData>) {
  const { shop } = useStores()
  const t = useText()
  return (
    <Pressable className={styles.field} onTap={() => go('/pages/shop/search/out', shop.id ? { storeId: shop.id } : {})}>
      <Icon name="magnifying-glass" size={18} className={styles.icon} />
      <Text className={styles.texts}>{placeholder || t('home.search')}</Text>
    </Pressable>
  )
})
