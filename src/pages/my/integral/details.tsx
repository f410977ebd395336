import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { ItemDetail } from './parts/ItemDetail'

/** An item of the points shop. */
function Details({ query: { id } }: PageProps<'/pages/my/integral/details'>) {
  return id ? <Item id={id} /> : <LinkBroken art={memberArt.gift} action="points.shop" onAction={toShop} />
}

const toShop = () => go('/pages/my/integral/shop-index')

function Item({ id }: { id: string }) {
  const t = useText()
  const items = useResource(() => pointsMallApi.items({ id }))
  return (
    <Loaded of={items} skeleton={<CardSkeleton rows={4} />}>
      {({ list: [item], account }) =>
        item ? (
          <ItemDetail item={item} points={account.points} />
        ) : (
          <Empty art={memberArt.gift} title={t('points.gone')} action={t('points.shop')} onAction={toShop} />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/my/integral/details', Details, { shared: true })
