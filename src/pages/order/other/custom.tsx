import { View } from '@tarojs/components'
import { useEffect } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { LayoutContent } from '@/components/blocks/LayoutBlocks'
import { useLayout } from '@/components/blocks/useLayout'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './custom.module.scss'

/** A merchant's custom page by id. */
function Custom({ query: { pid = '' } }: PageProps<'/pages/order/other/custom'>) {
  const { shop } = useStores()
  const t = useText()
  const layout = useLayout('custom', pid || 'none')
  const { run: start } = useAction(() => shop.start())
  useEffect(() => void start(), [start])
  const bars = <CardSkeleton rows={3} />
  return (
    <View className={styles.blocks}>
      <LayoutContent of={layout} skeleton={bars} none={t('links.none')} />
    </View>
  )
}

export default screen('/pages/order/other/custom', Custom)
