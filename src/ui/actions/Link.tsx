import { Text } from '@tarojs/components'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from './Pressable'
import styles from './Link.module.scss'

interface Props {
  text: string
  /** Accessible name, when the text is not sufficient. */
  label?: string
  icon?: IconName
  disabled?: boolean
  onTap: () => void
}

/** A small text action: change, schedule, see all. */
export function Link({ text, label, icon, disabled, onTap }: Props) {
  return (
    <Pressable className={disabled ? styles.off : styles.link} label={label} disabled={disabled} onTap={onTap}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <Text>{text}</Text>
    </Pressable>
  )
}
