import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { daysOfMonth, monthDayOf, monthDayText, monthNames } from '@/domain/time/monthDayText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Wheel } from '@/ui/fields/Wheel'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { Sheet } from '@/ui/overlays/Sheet'
import { cakeFile } from './cakeFile'
import styles from './Profile.module.scss'

interface Props {
  open: boolean
  /** `MM-DD`; empty until one is chosen. */
  birthday: string
  onClose: () => void
  onChoose: (birthday: string) => void
}

/** Where the wheels begin: the middle of the year. */
const FIRST = '07-01'

/** Asks for day and month of the birthday. */
export const BirthdaySheet = observer(function BirthdaySheet({ open, birthday, onClose, onChoose }: Props) {
  const { locale } = useStores()
  const t = useText()
  const [firstMonth = 0, firstDay = 0] = (birthday || FIRST).split('-').map((part) => Number(part) - 1)
  const [month, setMonth] = useState(firstMonth)
  const [day, setDay] = useState(firstDay)
  const days = daysOfMonth(month, locale.current)
  const at = Math.min(day, days.length - 1)
  const chosen = monthDayOf(month, at)
  const wheels = [
    <Wheel key="day" label={t('profile.birthdayDay')} options={days} index={at} onChange={setDay} />,
    <Wheel
      key="month"
      label={t('profile.birthdayMonth')}
      options={monthNames(locale.current)}
      index={month}
      onChange={setMonth}
    />,
  ]
  return (
    <Sheet
      open={open}
      title={t('profile.birthday')}
      onClose={onClose}
      dock={
        <Button wide size="large" onTap={() => onChoose(chosen)}>
          {t('profile.birthdayPick', { day: monthDayText(chosen, locale.current) })}
        </Button>
      }
    >
      <View className={styles.cake}>
        <Art src={cakeFile} size={136} />
        <Heading look="title1">{t('profile.birthdayAsk')}</Heading>
      </View>
      <View className={styles.wheels}>{locale.current === 'zh' ? wheels.reverse() : wheels}</View>
      <Row icon="lock" title={t('profile.birthdayNoYear')} />
      <Row icon="warning-circle" title={t('profile.birthdayOnce')} />
    </Sheet>
  )
})
