import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { Field } from '@/components/Field'
import { Link } from '@/components/Link'
import { OptionGroup } from '@/components/OptionGroup'
import { Row } from '@/components/Row'
import { Segment } from '@/components/Segment'
import { Toggle } from '@/components/Toggle'
import { useText } from '@/components/useText'
import type { AddressField } from '@/domain/addressForm'
import { phoneTyped } from '@/domain/validation'
import type { AddressModel } from '../add.model'
import styles from './AddressForm.module.scss'
import { PlaceChoice } from './PlaceChoice'

interface Props {
  model: AddressModel
  saving: boolean
  onSave: () => void
  /** Absent for an address that does not exist yet. */
  onRemove?: (() => void) | undefined
}

const LABELS = ['home', 'company', 'school'] as const

/** The fields of an address. */
export const AddressForm = observer(function AddressForm({ model, saving, onSave, onRemove }: Props) {
  const t = useText()
  const { draft, wrong, set } = model
  const state = (field: AddressField) => ({
    error: wrong?.field === field ? t(`address.${wrong.tip}`) : undefined,
    focus: wrong?.field === field,
  })
  const { error: labelError } = state('label')

  return (
    <View className={styles.form}>
      <View className={styles.field} id="contact">
        <Field
          label={t('address.contact')}
          value={draft.contact}
          maxLength={40}
          onChange={(text) => set('contact', text)}
          {...state('contact')}
        />
      </View>
      <View className={styles.field}>
        <Segment
          label={t('address.gender')}
          value={draft.gender === 1 ? 'mr' : 'ms'}
          options={[
            { key: 'mr', label: t('address.mr') },
            { key: 'ms', label: t('address.ms') },
          ]}
          onChange={(key) => set('gender', key === 'mr' ? 1 : 2)}
        />
      </View>
      <View className={styles.field} id="phone">
        <Field
          kind="phone"
          label={t('address.phone')}
          value={draft.phone}
          maxLength={20}
          onChange={(text) => set('phone', phoneTyped(text))}
          {...state('phone')}
        />
      </View>
      <View className={styles.field} id="address">
        <Field
          label={t('address.address')}
          value={draft.address}
          maxLength={200}
          onChange={(text) => set('address', text)}
          {...state('address')}
        />
      </View>
      <View className={styles.field} id="place">
        <PlaceChoice model={model} error={state('place').error} />
      </View>
      <View className={styles.field} id="houseNo">
        <Field
          label={t('address.houseNo')}
          value={draft.houseNo}
          maxLength={80}
          onChange={(text) => set('houseNo', text)}
          {...state('houseNo')}
        />
      </View>
      <View id="label">
        <OptionGroup
          title={t('address.label')}
          options={LABELS.map((key) => ({ key, label: t(`address.${key}`) }))}
          chosen={draft.label ? [draft.label] : []}
          rule={labelError ?? (draft.label ? undefined : t('common.required'))}
          missing={labelError !== undefined}
          onToggle={(key) =>
            set(
              'label',
              LABELS.find((label) => label === key),
            )
          }
        />
      </View>
      <View className={styles.default}>
        <Row
          title={t('address.isDefault')}
          end={<Toggle label={t('address.isDefault')} on={draft.isDefault} onChange={(on) => set('isDefault', on)} />}
        />
      </View>
      {onRemove && <Link icon="trash" text={t('address.remove')} onTap={onRemove} />}
      <Dock>
        <Button wide size="large" busy={saving} onTap={onSave}>
          {t('address.save')}
        </Button>
      </Dock>
    </View>
  )
})
