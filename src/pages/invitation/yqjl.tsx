import '@/i18n/en/invite'
import { useState } from 'react'
import { View } from '@tarojs/components'
import { useText } from '@/hooks/useText'
import { screen, type PageProps } from '@/shell/screen'
import { Tabs } from '@/ui/layout/Tabs'
import { type FriendCounts, FriendRecords, FRIEND_TABS } from './parts/FriendRecords'
import { FromFriends } from './parts/FromFriends'
import styles from './parts/Invite.module.scss'

const TABS = [...FRIEND_TABS, 'from'] as const
type Tab = (typeof TABS)[number]
const NAMES = { all: 'tabAll', waiting: 'tabWaiting', rewarded: 'tabRewarded', from: 'tabFrom' } as const

/** `yqjl`: the friends whom the member has invited, and what came from friends. */
function InvitationRecords({ query }: PageProps<'/pages/order/invitation/yqjl'>) {
  const t = useText()
  const [tab, setTab] = useState<Tab>(TABS.find((each) => each === query.tab) ?? 'all')
  const [counts, setCounts] = useState<FriendCounts>()
  const tabs = TABS.map((key) => {
    const count = key === 'from' ? 0 : (counts?.[key] ?? 0)
    const name = t(`invite.${NAMES[key]}`)
    return { key, label: count > 0 ? `${name} ${count}` : name }
  })
  const head = (
    <View className={styles.tabs}>
      <Tabs label={t('invite.recordsTitle')} tabs={tabs} active={tab} onChange={setTab} />
    </View>
  )
  if (tab === 'from') return <FromFriends head={head} />
  return <FriendRecords key={tab} tab={tab} head={head} onCounts={setCounts} />
}

export default screen('/pages/order/invitation/yqjl', InvitationRecords)
