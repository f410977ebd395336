import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { go } from '@/platform/navigation/navigation'
import type { Resource } from '@/stores/cache/resource'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { useText } from '@/hooks/useText'
import { Blocks } from './Blocks'
import type { Layout } from './useLayout'

interface Props {
  of: Resource<Layout>
  skeleton: ReactNode
  /** Text of a page without blocks. */
  none: string
}

/** The blocks of a page; without blocks, a link to the menu. */
export const LayoutContent = observer(function LayoutContent({ of, skeleton, none }: Props) {
  const t = useText()
  return (
    <Loaded of={of} skeleton={skeleton}>
      {({ blocks, waiting }) =>
        blocks.length > 0 ? (
          <Blocks blocks={blocks} waiting={waiting} />
        ) : (
          <Empty
            title={none}
            text={t('home.emptyText')}
            action={t('home.toMenu')}
            onAction={() => go('/pages/index/goods')}
          />
        )
      }
    </Loaded>
  )
})
