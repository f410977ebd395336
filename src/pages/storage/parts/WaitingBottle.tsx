import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { drinksApi } from '@/api/endpoints/drinks'
import { Confirm } from '@/components/actions/Confirm'
import { SendGift } from '@/components/gift/SendGift'
import { Loaded } from '@/components/loading/Loaded'
import type { DrinkGift } from '@/contract/inStore/drinks'
import { randomId } from '@/domain/text/randomId'
import { dateTimeText } from '@/domain/time/dateText'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { urlOf } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import styles from './Bottles.module.scss'

interface Props {
  giftId: string
  onChanged: () => Promise<unknown>
}

/** The transfer in which a bottle waits: its link, and taking it back. */
export const WaitingBottle = observer(function WaitingBottle({ giftId, onChanged }: Props) {
  const gift = useResource(() => drinksApi.gift({ giftId }))
  return (
    <Loaded of={gift} skeleton={null}>
      {(value) => <Waiting gift={value} onChanged={onChanged} />}
    </Loaded>
  )
})

const Waiting = observer(function Waiting({ gift, onChanged }: { gift: DrinkGift; onChanged: Props['onChanged'] }) {
  const { config, locale, ui } = useStores()
  const t = useText()
  const [asking, setAsking] = useState(false)
  const { id, token, message, expireAt } = gift
  const takeBack = async () => {
    try {
      await drinksApi.takeBack({ giftId: id }, { key: randomId() })
      ui.notify(t('bottles.tookBack'), 'success')
    } finally {
      await onChanged()
    }
  }
  if (token === null) return null
  return (
    <Card>
      <Row
        icon="hourglass-medium"
        title={t('bottles.waiting')}
        hint={t('bottles.comesBack', { at: dateTimeText(expireAt, locale.current) })}
      />
      {message !== '' && <Text className={styles.facts}>{`“${message}”`}</Text>}
      <View className={styles.gap}>
        <SendGift
          url={urlOf('/pages/order/storage/detail', { token })}
          title={message || t('bottles.shareTitle', { brand: config.brand })}
          cover=""
          text={t('bottles.send')}
          copied={t('bottles.linkCopied')}
        />
      </View>
      <View className={styles.gap}>
        <Button wide look="outline" onTap={() => setAsking(true)}>
          {t('bottles.takeBack')}
        </Button>
      </View>
      {asking && (
        <Confirm
          icon="gift"
          title={t('bottles.takeBackTitle')}
          text={t('bottles.takeBackText')}
          safeText={t('common.notNow')}
          actionText={t('bottles.takeBack')}
          work={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
})
