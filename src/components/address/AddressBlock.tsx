import { Text, View } from '@tarojs/components'
import { Chip } from '@/ui/feedback/Chip'
import { classes } from '@/ui/classes'
import { IconBadge } from '@/ui/media/IconBadge'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './AddressBlock.module.scss'

interface Props {
  /** Without an address the block shows `add`. */
  address?: { text: string; contact: string; tag?: string | undefined } | undefined
  add: string
  /** Problem of the address, such as out of range. */
  problem?: string | undefined
  /** Label of the action that solves the problem. */
  change?: string
  onTap: () => void
}

/** Delivery address and contact of an order. */
export function AddressBlock({ address, add, problem, change, onTap }: Props) {
  return (
    <Pressable className={styles.block} onTap={onTap}>
      <IconBadge icon="map-pin-f" tone={problem ? 'red' : 'brand'} size="small" />
      <View className={styles.texts}>
        {address ? (
          <>
            <View className={styles.contact}>
              {address.tag && <Chip>{address.tag}</Chip>}
              <Text className={classes(styles.recipient, address.tag && styles.beside)}>{address.contact}</Text>
            </View>
            <Text className={styles.address}>{address.text}</Text>
          </>
        ) : (
          <Text className={styles.add}>{add}</Text>
        )}
        {problem && <Text className={styles.problem}>{problem}</Text>}
      </View>
      {problem && change ? (
        <Text className={styles.change}>{change}</Text>
      ) : (
        <Icon name="caret-right" size={16} tone="ink3" />
      )}
    </Pressable>
  )
}
