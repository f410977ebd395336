import { useEffect } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { Blocks } from '@/components/blocks/Blocks'
import { useLayout } from '@/components/blocks/useLayout'
import { Empty } from '@/components/Empty'
import { Loaded } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { Bar, Skeleton } from '@/components/Skeleton'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'

/** A page that the merchant has added, by its id. */
function Custom({ query: { pid = '' } }: PageProps<'/pages/order/other/custom'>) {
  const { shop } = useStores()
  const t = useText()
  const layout = useLayout('custom', pid || 'none')
  const start = useAction(() => shop.start())
  useEffect(() => void start.run(), [])
  const bars = (
    <Skeleton rows={3}>
      <Bar shape="card" />
    </Skeleton>
  )
  return (
    <Loaded of={layout} skeleton={bars}>
      {({ blocks, waiting }) =>
        blocks.length > 0 ? (
          <Blocks blocks={blocks} waiting={waiting} />
        ) : (
          <Empty
            title={t('links.none')}
            text={t('home.emptyText')}
            action={t('home.toMenu')}
            onAction={() => go('/pages/index/goods')}
          />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/order/other/custom', Custom)
