import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { drinksApi } from '@/api/endpoints/drinks'
import { qrImage } from '@/components/media/qrImage'
import type { DrinkTakeCode, DrinkView } from '@/contract/inStore/drinks'
import { randomId } from '@/domain/text/randomId'
import { countdownText } from '@/domain/time/timeText'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { QrPicture } from '@/ui/media/QrPicture'
import styles from './TakeOut.module.scss'

interface CodeProps {
  bottle: DrinkView
  onCode: (code: DrinkTakeCode) => void
}

const useNewCode = ({ bottle: { id }, onCode }: CodeProps) =>
  useAction(async () => onCode(await drinksApi.takeCode({ id, adult: true }, { key: randomId() })))

/** Asks for the age before the code of alcohol is made; no code is made without a tap. */
export const AgeConfirmation = observer(function AgeConfirmation(props: CodeProps) {
  const { alcohol, actions } = props.bottle
  const t = useText()
  const show = useNewCode(props)
  const text = alcohol ? 'bottles.askAge' : 'bottles.askShow'
  return (
    <View className={styles.confirmation}>
      <Icon name="wine" size={34} />
      <Text className={styles.question}>{t(actions.includes('take') ? text : 'bottles.notNow')}</Text>
      {actions.includes('take') && (
        <Button wide size="large" busy={show.busy} onTap={() => void show.run()}>
          {t(alcohol ? 'bottles.adult' : 'bottles.showCode')}
        </Button>
      )}
    </View>
  )
})

interface ShownProps {
  shown: DrinkTakeCode
  bottle: DrinkView
  follow: () => Promise<unknown>
  onRenewed: (code: DrinkTakeCode) => void
}

/** The code with its time. Once staff have confirmed it, the page goes back. */
export const TakeCode = observer(function TakeCode({ shown, bottle, follow, onRenewed }: ShownProps) {
  const { code, until, serverTime, drink } = shown
  const { ui } = useStores()
  const t = useText()
  const left = useCountdown(until, serverTime)
  const renew = useNewCode({ bottle, onCode: onRenewed })
  const qr = useMemo(() => qrImage(code), [code])
  const taken = bottle.leftQuantity !== drink.leftQuantity || bottle.remainLevel !== drink.remainLevel
  usePolling(follow, FOLLOW_MS, left > 0 && !taken, 'drink')
  useEffect(() => {
    if (!taken) return
    ui.notify(t('bottles.handedOut'), 'success')
    back('/pages/order/storage/list')
  }, [taken, ui, t])
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`
  return (
    <View className={styles.code}>
      <View className={left === 0 ? styles.over : ''}>
        <QrPicture src={qr} alt={t('bottles.qr')} />
      </View>
      <Text className={styles.digits}>{digits}</Text>
      {left > 0 ? (
        <View className={styles.time}>
          <Icon name="timer" size={20} />
          <Text className={styles.timeText}>{t('bottles.validFor', { time: countdownText(left) })}</Text>
        </View>
      ) : (
        <Button look="tint" busy={renew.busy} onTap={() => void renew.run()}>
          {t('bottles.newCode')}
        </Button>
      )}
    </View>
  )
})
