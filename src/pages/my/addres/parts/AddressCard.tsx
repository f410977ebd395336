import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Chip } from '@/ui/feedback/Chip'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import { phoneText } from '@/domain/text/phoneText'
import type { Address } from '@/contract/account/address'
import styles from './AddressCard.module.scss'

interface Props {
  address: Address
  /** Whether it is selected; undefined outside a selection. */
  picked: boolean | undefined
  onTap: () => void
  onEdit: () => void
  onRemove: () => void
}

const ICONS = { home: 'house-line', company: 'buildings', school: 'graduation-cap' } as const

/** One address: location, contact, and whether the store delivers there. */
export const AddressCard = observer(function AddressCard({ address, picked, onTap, onEdit, onRemove }: Props) {
  const t = useText()
  const { contact, gender, phone, houseNo, label, isDefault, inRange } = address
  const far = inRange === false
  const choice = picked === undefined ? {} : ({ kind: 'radio', selected: picked } as const)

  return (
    <Card flush>
      <View className={styles.card}>
        {picked !== undefined && (
          <View className={styles.mark}>
            <SelectionMark kind="radio" on={picked} off={far} />
          </View>
        )}
        <View className={styles.texts}>
          <View className={styles.chips}>
            <Chip spaced icon={ICONS[label]}>
              {t(`address.${label}`)}
            </Chip>
            {isDefault && (
              <Chip spaced tone="brand">
                {t('addresses.default')}
              </Chip>
            )}
            {inRange && (
              <Chip spaced tone="green">
                {t('addresses.inRange')}
              </Chip>
            )}
          </View>
          <Pressable className={classes(styles.address, far && styles.off)} onTap={onTap} {...choice}>
            {[address.address, houseNo].join(', ')}
          </Pressable>
          <Text className={styles.contact}>
            {[t(gender === 1 ? 'addresses.mrName' : 'addresses.msName', { name: contact }), phoneText(phone)].join(
              ' · ',
            )}
          </Text>
          {far && <Text className={styles.far}>{t('addresses.outOfRange')}</Text>}
        </View>
        <View className={styles.ends}>
          <Pressable className={styles.end} label={t('addresses.edit', { name: contact })} onTap={onEdit}>
            <Icon name="pencil-simple" size={20} tone="ink2" />
          </Pressable>
          <Pressable className={styles.end} label={t('addresses.remove', { name: contact })} onTap={onRemove}>
            <Icon name="trash" size={20} tone="ink2" />
          </Pressable>
        </View>
      </View>
    </Card>
  )
})
