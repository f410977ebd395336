import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { drinksApi } from '@/api/endpoints/drinks'
import { useSignInGate } from '@/components/account/useSignInGate'
import { Loaded } from '@/components/loading/Loaded'
import type { DrinkGift } from '@/contract/inStore/drinks'
import { randomId } from '@/domain/text/randomId'
import { longCountdown } from '@/domain/time/longCountdown'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Countdown } from '@/ui/feedback/Countdown'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Avatar } from '@/ui/media/Avatar'
import { IconBadge } from '@/ui/media/IconBadge'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import styles from './Bottles.module.scss'

/** What the link of a transfer shows: the kind of the drink and who gives it, never its name or picture. */
export const BottleTransfer = observer(function BottleTransfer({ token }: { token: string }) {
  const gift = useResource(() => drinksApi.gift({ token }))
  return (
    <Loaded of={gift} skeleton={<CardSkeleton rows={3} />}>
      {(value) =>
        value.state === 'open' ? (
          <OpenTransfer gift={value} token={token} onChanged={gift.load} />
        ) : (
          <EndedTransfer gift={value} />
        )
      }
    </Loaded>
  )
})

interface OpenProps {
  gift: DrinkGift
  token: string
  onChanged: () => Promise<unknown>
}

const OpenTransfer = observer(function OpenTransfer({ gift, token, onChanged }: OpenProps) {
  const { config, ui } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const { giver, message, category, alcohol, storeName, expireAt, serverTime } = gift
  const left = useCountdown(expireAt, serverTime, () => void onChanged())
  const claim = useAction(async () => {
    try {
      await drinksApi.receive({ token, adult: true }, { key: randomId() })
      ui.notify(t('bottles.claimed'), 'success')
    } finally {
      await onChanged()
    }
  })
  const name = giver.name || t('bottles.someone')
  return (
    <View className={styles.centre}>
      <Avatar name={name} src={giver.avatar && config.picture(giver.avatar)} size={96} />
      <View className={styles.centreText}>
        <Heading look="title1">{t('bottles.got', { name })}</Heading>
      </View>
      <Text className={styles.label}>{`${t(`bottles.kind_${category}`)} · ${storeName}`}</Text>
      {message !== '' && <Text className={styles.facts}>{`“${message}”`}</Text>}
      <View className={styles.centreText}>
        <Countdown label={t('bottles.claimWithin')} seconds={Math.ceil(left / 1000)} time={longCountdown(left)} />
      </View>
      {alcohol && <Text className={styles.facts}>{t('bottles.adultNote')}</Text>}
      <Dock>
        <Button wide size="large" busy={claim.busy} onTap={() => member(() => void claim.run())}>
          {t(alcohol ? 'bottles.claimAdult' : 'bottles.claim')}
        </Button>
      </Dock>
    </View>
  )
})

const EndedTransfer = observer(function EndedTransfer({ gift }: { gift: DrinkGift }) {
  const t = useText()
  const { state, drinkId, receiver, giver } = gift
  if (state === 'open') return null
  const name = (state === 'given' ? receiver : giver.name) || t('bottles.someone')
  const own = state === 'yours' || state === 'own'
  return (
    <View className={styles.centre}>
      <IconBadge icon={own ? 'check-circle' : 'gift'} {...(state === 'yours' && { tone: 'green' as const })} />
      <View className={styles.centreText}>
        <Heading look="title2">{t(`bottles.gift_${state}`, { name })}</Heading>
      </View>
      <Dock>
        {own && drinkId !== null ? (
          <Button wide size="large" onTap={() => go('/pages/order/storage/detail', { id: drinkId })}>
            {t('bottles.seeBottle')}
          </Button>
        ) : (
          <Button wide size="large" look="outline" onTap={() => go('/pages/index/goods')}>
            {t('bottles.toMenu')}
          </Button>
        )}
      </Dock>
    </View>
  )
})
