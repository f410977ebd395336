import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import type { InvitePacket } from '@/contract/invitation/inviteViews'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { ClosedPacket } from './ClosedPacket'
import { OpenPacket } from './OpenPacket'
import styles from './RedPacket.module.scss'

interface Props {
  packet: InvitePacket
  onChanged: () => Promise<unknown>
}

/** A red packet: a tap on its coin opens the flap, and the card rises (sheet 31). Closing leaves it in the records. */
export const RedPacket = observer(function RedPacket({ packet, onChanged }: Props) {
  const [key] = useState(() => new IdempotencyKey())
  const [fresh, setFresh] = useState(false)
  const { id, state, content } = packet
  const open = useAction(async () => {
    try {
      await oldWithNewApi.open({ id }, { key: key.of({ id }) })
      setFresh(true)
    } finally {
      await onChanged()
    }
  })
  return (
    <View className={styles.stage}>
      {state === 'given' && content ? (
        <OpenPacket packet={packet} content={content} fresh={fresh} />
      ) : (
        <ClosedPacket packet={packet} busy={open.busy} onOpen={() => void open.run()} />
      )}
    </View>
  )
})
