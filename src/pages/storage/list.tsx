import { View } from '@tarojs/components'
import { useState } from 'react'
import '@/i18n/en/bottles'
import { drinksApi } from '@/api/endpoints/drinks'
import { ListPage } from '@/components/loading/ListPage'
import type { Reply } from '@/contract/endpoint'
import type { drinksContract } from '@/contract/inStore/drinks'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { PagedList } from '@/stores/cache/pagedList'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Dock } from '@/ui/layout/Dock'
import { Tabs } from '@/ui/layout/Tabs'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { bottleArt } from './parts/bottleArt'
import { BottleCounts } from './parts/BottleCounts'
import { BottleRow } from './parts/BottleRow'
import { KeepingRules } from './parts/KeepingRules'
import styles from './parts/Bottles.module.scss'

type BottleList = Reply<(typeof drinksContract)['list']>
const TABS = ['kept', 'taken', 'expired'] as const
type Tab = (typeof TABS)[number]

/** The bottles that stores keep for the member. */
function MyBottles({ query }: PageProps<'/pages/order/storage/list'>) {
  const t = useText()
  const { current } = useStores().locale
  const [tab, setTab] = useState<Tab>(TABS.find((each) => each === query.tab) ?? 'kept')
  const [reply, setReply] = useState<BottleList>()
  const [explained, setExplained] = useState(false)
  const [lists] = useState(() => {
    const listOf = (shown: Tab) =>
      new PagedList(async (page) => {
        const reply = await drinksApi.list({ tab: shown, page })
        setReply(reply)
        return reply
      })
    return { kept: listOf('kept'), taken: listOf('taken'), expired: listOf('expired') }
  })
  const list = lists[tab]
  useOnShow(() => void list.load(), `${current} ${tab}`)
  const counts = reply?.counts
  const tabs = TABS.map((key) => {
    const count = counts?.[key] ?? 0
    return { key, label: count > 0 ? `${t(`bottles.${key}`)} ${count}` : t(`bottles.${key}`) }
  })
  return (
    <View className={styles.page}>
      {counts && <BottleCounts kept={counts.kept} soon={counts.endsSoon} />}
      <View className={styles.tabs}>
        <Tabs label={t('bottles.title')} tabs={tabs} active={tab} onChange={setTab} />
      </View>
      <ListPage
        of={list}
        skeleton={<CardSkeleton rows={3} />}
        empty={<Empty art={bottleArt} title={t(`bottles.${tab}None`)} text={t('bottles.noneText')} />}
      >
        {(bottle) => <BottleRow key={bottle.id} bottle={bottle} />}
      </ListPage>
      <Dock>
        <View className={styles.half}>
          <Button wide size="large" look="outline" disabled={!reply} onTap={() => setExplained(true)}>
            {t('bottles.how')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide size="large" onTap={() => go('/pages/my/user/mr-code')}>
            {t('bottles.keep')}
          </Button>
        </View>
      </Dock>
      <KeepingRules rules={reply?.rules ?? []} open={explained} onClose={() => setExplained(false)} />
    </View>
  )
}

export default screen('/pages/order/storage/list', MyBottles, { closed: 'bottles.closed' })
