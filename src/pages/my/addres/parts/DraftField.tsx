import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Field } from '@/ui/fields/Field'
import { useText } from '@/hooks/useText'
import { phoneTyped } from '@/domain/text/validation'
import type { AddressModel } from '../add.model'
import styles from './AddressForm.module.scss'

interface Props {
  model: AddressModel
  field: 'contact' | 'phone' | 'address' | 'houseNo'
  maxLength: number
}

/** One field of the address form, with its validation error. */
export const DraftField = observer(function DraftField({ model, field, maxLength }: Props) {
  const t = useText()
  const { draft, wrong, set } = model
  const bad = wrong?.field === field
  const phone = field === 'phone'
  return (
    <View className={styles.field} id={field}>
      <Field
        kind={phone ? 'phone' : 'text'}
        label={t(`address.${field}`)}
        value={draft[field]}
        maxLength={maxLength}
        error={bad ? t(`address.${wrong.tip}`) : undefined}
        focus={bad}
        onChange={(text) => set(field, phone ? phoneTyped(text) : text)}
      />
    </View>
  )
})
