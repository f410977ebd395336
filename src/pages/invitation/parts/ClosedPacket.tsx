import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InvitePacket } from '@/contract/invitation/inviteViews'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { Heading } from '@/ui/layout/Heading'
import { useInviteTexts } from './useInviteTexts'
import styles from './RedPacket.module.scss'

interface Props {
  packet: InvitePacket
  busy: boolean
  onOpen: () => void
}

/** A closed packet, with what it may hold; one that cannot be opened any more, with the reason. */
export const ClosedPacket = observer(function ClosedPacket({ packet, busy, onOpen }: Props) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { lastDayOf } = useInviteTexts()
  const { friends, range, openUntil, state } = packet
  const ends = { from: money(range.value), to: money(range.most) }
  return (
    <>
      <View className={styles.packet}>
        <View className={styles.flap} />
        <View className={styles.texts}>
          <Text className={styles.soft}>{t('invite.fromBrand', { brand: config.brand })}</Text>
          <Heading level={1}>{friends === null ? t('invite.thanks') : t('invite.came', { count: friends })}</Heading>
        </View>
        {state === 'sealed' && (
          <Pressable className={styles.coin} disabled={busy} onTap={onOpen}>
            {busy ? <LoadingDots /> : <Text>{t('invite.open')}</Text>}
          </Pressable>
        )}
        <View className={styles.foot}>
          {state === 'sealed' ? (
            <>
              <Text className={styles.range}>{t(range.coupon ? 'invite.rangeCoupon' : 'invite.rangeMoney', ends)}</Text>
              <Text className={styles.soft}>{t('invite.free', { date: lastDayOf(openUntil) })}</Text>
            </>
          ) : (
            <Text className={styles.range}>
              {t(state === 'takenBack' ? 'invite.packet_takenBack' : 'invite.packet_lapsed')}
            </Text>
          )}
        </View>
      </View>
      <View className={styles.below}>
        <Pressable className={styles.close} onTap={() => back()}>
          <Text>{t('invite.close')}</Text>
        </Pressable>
      </View>
    </>
  )
})
