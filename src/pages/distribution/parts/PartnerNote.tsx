import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './Partner.module.scss'

/** A rule of the programme with an icon; a good one lies on a card. */
export function PartnerNote({ icon, text, good }: { icon: IconName; text: string; good?: boolean }) {
  return (
    <View className={classes(styles.note, good && styles.inCard)}>
      <Icon name={icon} size={20} className={good ? styles.noteGood : styles.noteIcon} />
      <Text className={styles.noteText}>{text}</Text>
    </View>
  )
}
