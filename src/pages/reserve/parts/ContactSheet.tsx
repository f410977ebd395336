import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Sheet } from '@/ui/overlays/Sheet'
import { type BookingModel, contactGap } from '../ljyy.model'
import styles from './Reserve.module.scss'

interface Props {
  model: BookingModel
  onClose: () => void
}

/** The fields of who books. Wrong ones are said, and what was typed stays. */
export const ContactSheet = observer(function ContactSheet({ model, onClose }: Props) {
  const t = useText()
  const [contact, setContact] = useState(model.contact)
  const [phone, setPhone] = useState(model.phone)
  const [tried, setTried] = useState(false)
  const gap = contactGap({ contact, phone })
  const shown = tried && gap ? t(`reserve.${gap}`) : undefined
  const save = () => {
    setTried(true)
    if (gap) return
    model.keepContact({ contact, phone })
    onClose()
  }
  return (
    <Sheet
      open
      title={t('reserve.contact')}
      onClose={onClose}
      dock={
        <Button wide size="large" onTap={save}>
          {t('reserve.save')}
        </Button>
      }
    >
      <Field
        label={t('reserve.name')}
        kind="nickname"
        maxLength={60}
        value={contact}
        error={gap === 'needName' ? shown : undefined}
        onChange={setContact}
      />
      <View className={styles.field}>
        <Field
          label={t('reserve.phone')}
          kind="phone"
          maxLength={24}
          value={phone}
          error={gap === 'needName' ? undefined : shown}
          onChange={setPhone}
          onDone={save}
        />
      </View>
    </Sheet>
  )
})
