import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Link } from '@/ui/actions/Link'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { Row } from '@/ui/layout/Row'
import { Segment } from '@/ui/fields/Segment'
import { Toggle } from '@/ui/fields/Toggle'
import { useText } from '@/hooks/useText'
import type { AddressField } from '@/domain/address/addressForm'
import type { AddressModel } from '../add.model'
import styles from './AddressForm.module.scss'
import { DraftField } from './DraftField'
import { LocationChoice } from './LocationChoice'

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
  const tipOf = (field: AddressField) => (wrong?.field === field ? t(`address.${wrong.tip}`) : undefined)
  const labelTip = tipOf('label')

  return (
    <View className={styles.form}>
      <DraftField model={model} field="contact" maxLength={40} />
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
      <DraftField model={model} field="phone" maxLength={20} />
      <DraftField model={model} field="address" maxLength={200} />
      <View className={styles.field} id="place">
        <LocationChoice model={model} error={tipOf('place')} />
      </View>
      <DraftField model={model} field="houseNo" maxLength={80} />
      <View id="label">
        <OptionGroup
          title={t('address.label')}
          options={LABELS.map((key) => ({ key, label: t(`address.${key}`) }))}
          chosen={draft.label ? [draft.label] : []}
          rule={labelTip ?? (draft.label ? undefined : t('common.required'))}
          missing={labelTip !== undefined}
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
