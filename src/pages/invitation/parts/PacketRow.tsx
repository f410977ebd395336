import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InvitePacket } from '@/contract/invitation/inviteViews'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Art } from '@/ui/media/Art'
import { packetArt } from './packetArt'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

/** A red packet that waits to be opened. */
export const PacketRow = observer(function PacketRow({ packet }: { packet: InvitePacket }) {
  const t = useText()
  const { lastDayOf } = useInviteTexts()
  const { id, friends, openUntil } = packet
  const title = friends === null ? t('invite.packetOne') : t('invite.packetFor', { count: friends })
  return (
    <Card>
      <View className={styles.packetRow}>
        <Art src={packetArt} size={68} />
        <View className={styles.friendTexts}>
          <Text className={styles.name}>{title}</Text>
          <Text className={styles.caption}>{t('invite.openUntil', { date: lastDayOf(openUntil) })}</Text>
        </View>
        <Button
          size="small"
          look="tint"
          label={`${t('invite.open')}: ${title}`}
          onTap={() => go('/pages/order/invitation/yqhb', { id })}
        >
          {t('invite.open')}
        </Button>
      </View>
    </Card>
  )
})
