import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/fields/Field'
import { Sheet } from '@/ui/overlays/Sheet'
import { type BookingModel, contactGap } from '../ljyy.model'
import styles from './Reserve.module.scss'

/** Ids of the fields. */
const NAME = 'reserve-name'
const PHONE = 'reserve-phone'

interface Props {
  model: BookingModel
  onClose: () => void
}

/** The fields of who books. Wrong ones are said, and what was typed stays. */
export const ContactSheet = observer(function ContactSheet({ model, onClose }: Props) {
  const t = useText()
  const [contact, setContact] = useState(model.contact)
  const [phone, setPhone] = useState(model.phone)
  /** The field that the last attempt to save lacked. */
  const [invalidField, setInvalidField] = useState<string>()
  const gap = contactGap({ contact, phone })
  const shown = invalidField && gap ? t(`reserve.${gap}`) : undefined
  const save = () => {
    if (gap) {
      const field = gap === 'needName' ? NAME : PHONE
      setInvalidField(field)
      reveal(field)
      return
    }
    model.setContact({ contact, phone })
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
      <View id={NAME}>
        <Field
          label={t('reserve.name')}
          kind="nickname"
          maxLength={60}
          value={contact}
          error={gap === 'needName' ? shown : undefined}
          focus={invalidField === NAME}
          onChange={setContact}
        />
      </View>
      <View id={PHONE} className={styles.field}>
        <Field
          label={t('reserve.phone')}
          kind="phone"
          maxLength={24}
          value={phone}
          error={gap === 'needName' ? undefined : shown}
          focus={invalidField === PHONE}
          onChange={setPhone}
          onDone={save}
        />
      </View>
    </Sheet>
  )
})
