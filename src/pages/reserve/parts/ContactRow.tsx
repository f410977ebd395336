import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { phoneText } from '@/domain/text/phoneText'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { type BookingModel, contactGap } from '../ljyy.model'
import { ContactSheet } from './ContactSheet'
import styles from './Reserve.module.scss'

interface Props {
  model: BookingModel
  editing: boolean
  onEdit: (editing: boolean) => void
}

/** The contact of the booking; opens its fields. */
export const ContactRow = observer(function ContactRow({ model, editing, onEdit }: Props) {
  const t = useText()
  const { contact, phone } = model
  const gap = contactGap(model)
  return (
    <Card>
      <Row
        icon="user"
        title={contact || t('reserve.contact')}
        hint={phoneText(phone) || t('reserve.contactEmpty')}
        {...(gap && { end: <Text className={styles.wanted}>{t('reserve.fillIn')}</Text> })}
        onTap={() => onEdit(true)}
      />
      {editing && <ContactSheet model={model} onClose={() => onEdit(false)} />}
    </Card>
  )
})
