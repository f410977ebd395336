import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { SendGift } from '@/components/gift/SendGift'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, urlOf } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

interface Props {
  activity: InviteActivity
  /** With the way to the card. */
  card?: boolean
}

/** Sends the link of the member. */
export const InviteDock = observer(function InviteDock({ activity, card }: Props) {
  const { config } = useStores()
  const t = useText()
  const { rewardFigure } = useInviteTexts()
  const shared = useResource(() => oldWithNewApi.shear({}))
  const { code, nick, pictures } = shared.value ?? { code: '', nick: '', pictures: [] }
  return (
    <Dock>
      {card && (
        <View className={styles.side}>
          <Button
            wide
            size="large"
            look="outline"
            icon="qr-code"
            onTap={() => go('/pages/order/invitation/yqyl', { card: '1' })}
          >
            {t('invite.card')}
          </Button>
        </View>
      )}
      <View className={styles.grow}>
        {code === '' ? (
          <Button wide size="large" busy={shared.error === undefined} onTap={() => void shared.load()}>
            {t('invite.send')}
          </Button>
        ) : (
          <SendGift
            url={urlOf('/pages/order/invitation/yqyl', { code })}
            title={t('invite.shareTitle', {
              name: nick || t('invite.someone'),
              reward: rewardFigure(activity.rewardB),
              brand: config.brand,
            })}
            cover={pictures[0] ?? ''}
            text={t('invite.send')}
            copied={t('invite.copied')}
          />
        )}
      </View>
    </Dock>
  )
})
