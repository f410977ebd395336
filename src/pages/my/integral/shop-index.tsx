import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { View } from '@tarojs/components'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { useSignInGate } from '@/components/account/useSignInGate'
import { ListPage } from '@/components/loading/ListPage'
import type { PointsAccount } from '@/contract/points/points'
import { useOnShow } from '@/hooks/useOnShow'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { FilterPills } from '@/ui/fields/FilterPills'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PointsCell, PointsCellSkeleton } from './parts/PointsCell'
import { PointsHead } from './parts/PointsHead'
import items from './parts/PointsItems.module.scss'

/** Filters beside the categories of the merchant. */
const ALL = 'all'
const AFFORDABLE = 'affordable'

/** The points shop: what the user has, and items by category. */
function PointsShop() {
  const { locale } = useStores()
  const t = useText()
  const [account, setAccount] = useState<PointsAccount>()
  const [tab, setTab] = useState(ALL)
  const categories = useResource(() => pointsMallApi.categories({}))
  const tabs = [
    { key: ALL, label: t('points.all') },
    { key: AFFORDABLE, label: t('points.affordable') },
    ...(categories.value?.list ?? []).map(({ id, name }) => ({ key: id, label: name })),
  ]
  return (
    <>
      <ShopHead account={account} />
      <FilterPills label={t('points.tabs')} filters={tabs} active={tab} onChange={setTab} />
      <Items key={`${tab} ${locale.wanted}`} tab={tab} onAccount={setAccount} />
    </>
  )
}

/** The points of the user; guests are asked to log in. */
const ShopHead = observer(function ShopHead({ account }: { account: PointsAccount | undefined }) {
  const { session } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  return (
    <PointsHead
      account={account}
      flat
      action={
        <Button look="ink" size="medium" onTap={() => member(() => go('/pages/my/integral/my-integral'))}>
          {t(session.signedIn ? 'points.title' : 'points.logIn')}
        </Button>
      }
    />
  )
})

const Items = observer(function Items({
  tab,
  onAccount,
}: {
  tab: string
  onAccount: (account: PointsAccount) => void
}) {
  const t = useText()
  const [list] = useState(
    () =>
      new PagedList(async (page) => {
        const cateId = tab === ALL || tab === AFFORDABLE ? undefined : tab
        const read = await pointsMallApi.items({ page, cateId, affordable: tab === AFFORDABLE })
        onAccount(read.account)
        return read
      }),
  )
  useOnShow(() => void list.load(), list)
  const none = tab === AFFORDABLE ? 'noneAffordable' : 'noItems'
  return (
    <View className={items.grid}>
      <ListPage
        of={list}
        skeleton={<PointsCellSkeleton />}
        empty={<Empty art={memberArt.gift} title={t(`points.${none}`)} text={t(`points.${none}Text`)} />}
      >
        {(item) => <PointsCell key={item.id} item={item} />}
      </ListPage>
    </View>
  )
})

export default screen('/pages/my/integral/shop-index', PointsShop, { top: 'ink' })
