import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { messageApi } from '@/api/endpoints/message'
import { useAction } from '@/hooks/useAction'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/lineMessages'
import { openExternal } from '@/platform/navigation/external'
import { Toggle } from '@/ui/fields/Toggle'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import { Modal } from '@/ui/overlays/Modal'
import type { LineMessagesProps } from './LineMessages'
import styles from './LineMessages.module.scss'

/** Lets a member who has signed in with LINE get messages there, and take that back; absent where that cannot be. */
export const LineMessages = observer(function LineMessages({ hint }: LineMessagesProps) {
  const { ui } = useStores()
  const t = useText()
  const line = useResource(() => messageApi.line({}))
  const [friendUrl, setFriendUrl] = useState('')
  const turn = useAction(async (on: boolean) => {
    const reply = await messageApi.setLine({ on })
    line.set({ state: reply.state })
    setFriendUrl(reply.friendUrl)
    if (!reply.friendUrl) ui.notify(t(on ? 'lineMessages.on' : 'lineMessages.off'), 'success')
  })
  const state = line.value?.state ?? 'none'
  if (state === 'none') return null
  const title = t('lineMessages.title')
  const toggle = <Toggle label={title} on={state === 'on'} disabled={turn.busy} onChange={(on) => void turn.run(on)} />
  return (
    <>
      <Card>
        <View className={styles.line}>
          <View className={styles.logo}>
            <Icon name="b-line" size={22} />
          </View>
          <View className={styles.row}>
            <Row title={title} hint={t(hint)} end={toggle} />
          </View>
        </View>
      </Card>
      {friendUrl && <AddFriend url={friendUrl} onClose={() => setFriendUrl('')} />}
    </>
  )
})

/** LINE delivers to friends of the restaurant's account only. */
const AddFriend = observer(function AddFriend({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      icon="b-line"
      title={t('lineMessages.friendTitle')}
      text={t('lineMessages.friendText')}
      safeText={t('common.notNow')}
      actionText={t('lineMessages.open')}
      onSafe={onClose}
      onAction={() => {
        openExternal(url)
        onClose()
      }}
    />
  )
})
