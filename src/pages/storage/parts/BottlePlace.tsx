import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { drinksApi } from '@/api/endpoints/drinks'
import type { DrinkView } from '@/contract/inStore/drinks'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { isLive, useBottleTexts } from './useBottleTexts'
import styles from './Bottles.module.scss'

interface Props {
  bottle: DrinkView
  onChanged: () => Promise<unknown>
}

/** What a bottle is, where it stands, until when, and its extension by the rule. */
export const BottlePlace = observer(function BottlePlace({ bottle, onChanged }: Props) {
  const t = useText()
  const { ui } = useStores()
  const { endOf } = useBottleTexts()
  const [key] = useState(() => new IdempotencyKey())
  const { id, goodsName, volume, no, storeInfo, cabinet, endsSoon, actions, extendRule, locked, state } = bottle
  const extend = useAction(async () => {
    await drinksApi.extend({ id }, { key: key.of({ id }) })
    key.forget()
    ui.notify(t('bottles.extended'), 'success')
    await onChanged()
  })
  const facts = [volume > 0 ? t('bottles.volume', { volume }) : '', no, storeInfo.shortName, cabinet]
  return (
    <Card>
      <Heading level={2} look="title2">
        {goodsName}
      </Heading>
      <Text className={styles.facts}>{facts.filter(Boolean).join(' · ')}</Text>
      {isLive(state) && (
        <View className={classes(styles.term, endsSoon && styles.soon)}>
          <Icon name="timer" size={24} />
          <View className={styles.termTexts}>
            <Text className={styles.termTitle}>{endOf(bottle)}</Text>
            {!locked && <Text className={styles.termText}>{extendRule}</Text>}
          </View>
          {actions.includes('extend') && (
            <Button size="small" look="outline" busy={extend.busy} onTap={() => void extend.run()}>
              {t('bottles.extend')}
            </Button>
          )}
        </View>
      )}
      {bottle.remark !== '' && <Text className={styles.facts}>{bottle.remark}</Text>}
    </Card>
  )
})
