import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InviteGiven, InvitePacket } from '@/contract/invitation/inviteViews'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { useInviteTexts } from './useInviteTexts'
import styles from './RedPacket.module.scss'

interface Props {
  packet: InvitePacket
  content: InviteGiven
  /** It was opened just now: the card rises. */
  fresh: boolean
}

/** An open packet with what it held. */
export const OpenPacket = observer(function OpenPacket({ packet, content, fresh }: Props) {
  const t = useText()
  const money = useMoney()
  const { lastDayOf } = useInviteTexts()
  const { friends, range } = packet
  const { kind, value, name, minAmount, endAt } = content
  const isCoupon = kind === 'coupon'
  const couponText = minAmount > 0 ? t('invite.couponFrom', { amount: money(minAmount) }) : t('invite.coupon')
  return (
    <View className={styles.opened}>
      <View className={classes(styles.card, fresh && styles.rising)} {...{ 'aria-live': 'polite' }}>
        <Text className={styles.cardText}>
          {friends === null ? t('invite.thanks') : t('invite.came', { count: friends })}
        </Text>
        <Text className={styles.figure}>{value > 0 ? money(value) : name}</Text>
        <Text className={styles.cardTitle}>{isCoupon ? couponText : t('invite.inBalance')}</Text>
        {endAt && <Text className={styles.cardText}>{t('invite.inCoupons', { date: lastDayOf(endAt) })}</Text>}
      </View>
      <View className={styles.pocket}>
        <View className={classes(styles.swing, fresh && styles.swinging)} />
        <View className={styles.face}>
          <View className={styles.buttons}>
            <Pressable className={styles.quiet} onTap={() => back()}>
              <Text>{t('invite.close')}</Text>
            </Pressable>
            <Pressable
              className={styles.golden}
              onTap={() => (isCoupon ? go('/pages/other/coupon/couponList') : go('/pages/index/goods'))}
            >
              <Text>{t('invite.use')}</Text>
            </Pressable>
          </View>
          <Text className={styles.soft}>{t('invite.chance', { from: money(range.value), to: money(range.most) })}</Text>
        </View>
      </View>
    </View>
  )
})
