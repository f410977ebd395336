import { Text, View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { qrImage } from '@/components/media/qrImage'
import { useAction } from '@/hooks/useAction'
import { useCopy } from '@/hooks/useCopy'
import { useText } from '@/hooks/useText'
import { countdownText } from '@/domain/time/timeText'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { QrPicture } from '@/ui/media/QrPicture'
import { Icon } from '@/ui/media/Icon'
import { inGroups } from '@/domain/text/cardCode'
import styles from './GiftCard.module.scss'

/** How long a code stays visible, seconds. */
const VISIBLE = 60

/** The code of a card: hidden until it is shown; hides itself after a minute and when the page is left. */
export const CardCode = observer(function CardCode({ id, start }: { id: string; start: string }) {
  const t = useText()
  const copy = useCopy()
  const [shown, setShown] = useState<{ code: string; until: number }>()
  const [left, setLeft] = useState(VISIBLE)
  const hide = () => setShown(undefined)
  const show = useAction(async () => {
    const { code } = await giftCardApi.code({ id })
    setLeft(VISIBLE)
    setShown({ code, until: Date.now() + VISIBLE * 1000 })
  })
  useDidHide(hide)
  useEffect(() => {
    if (!shown) return undefined
    const tick = () => {
      const seconds = Math.ceil((shown.until - Date.now()) / 1000)
      setLeft(seconds)
      if (seconds <= 0) setShown(undefined)
    }
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [shown])

  if (!shown)
    return (
      <Card>
        <View className={styles.codeRow}>
          <View className={styles.codeTexts}>
            <Text className={styles.masked}>{`${start} •••• •••• ••••`}</Text>
            <Text className={styles.caption}>{t('giftCard.codeText')}</Text>
          </View>
          <View className={styles.codeChip}>
            <Button look="neutral" size="medium" icon="eye" busy={show.busy} onTap={() => void show.run()}>
              {t('giftCard.show')}
            </Button>
          </View>
        </View>
      </Card>
    )
  return (
    <Card>
      <View className={styles.centre}>
        <QrPicture src={qrImage(shown.code)} alt={t('giftCard.qr')} />
        <Text className={styles.digits}>{inGroups(shown.code)}</Text>
        <View className={styles.actions}>
          <View className={styles.action}>
            <Link icon="copy" text={t('common.copy')} onTap={() => copy(shown.code)} />
          </View>
          <View className={styles.action}>
            <Link icon="eye" text={t('giftCard.hide')} onTap={hide} />
          </View>
        </View>
        <Text className={styles.hides}>
          <Icon name="timer" size={16} /> {t('giftCard.hidesIn', { time: countdownText(left * 1000) })}
        </Text>
      </View>
    </Card>
  )
})
