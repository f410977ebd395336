import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { drinksApi } from '@/api/endpoints/drinks'
import { GiveSheet } from '@/components/gift/GiveSheet'
import type { DrinkView } from '@/contract/inStore/drinks'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useMessages } from '@/hooks/useMessages'
import { useText } from '@/hooks/useText'
import { Row } from '@/ui/layout/Row'
import { useBottleTexts } from './useBottleTexts'
import styles from './Bottles.module.scss'

interface Props {
  bottle: DrinkView
  open: boolean
  onClose: () => void
  onGiven: () => Promise<unknown>
}

/** Puts a bottle into a transfer, with the giver's message. */
export const GiveBottle = observer(function GiveBottle({ bottle, open, onClose, onGiven }: Props) {
  const t = useText()
  const { amountOf } = useBottleTexts()
  const [key] = useState(() => new IdempotencyKey())
  const ask = useMessages()
  const give = async (message: string) => {
    const subscribe = ask('drinkGift')
    const request = { id: bottle.id, message }
    const gift = await drinksApi.give(request, { key: key.of(request) })
    key.forget()
    void subscribe(gift.id)
    onClose()
    await onGiven()
  }
  return (
    <GiveSheet
      open={open}
      title={t('bottles.giveTitle')}
      label={t('bottles.message')}
      back={t('bottles.backAfter')}
      action={t('bottles.makeLink')}
      give={give}
      onClose={onClose}
    >
      <Row icon="wine" title={bottle.goodsName} hint={amountOf(bottle)} />
      <Text className={styles.facts}>{t(bottle.alcohol ? 'bottles.giveAdult' : 'bottles.giveText')}</Text>
    </GiveSheet>
  )
})
