import { Text } from '@tarojs/components'
import { Icon } from './Icon'
import type { IconName } from './iconNames'
import { Tap } from './Tap'
import styles from './Link.module.scss'

interface Props {
  text: string
  icon?: IconName
  disabled?: boolean
  onTap: () => void
}

/** A small action in words: change, schedule, see all. */
export function Link({ text, icon, disabled, onTap }: Props) {
  return (
    <Tap className={disabled ? styles.off : styles.link} disabled={disabled} onTap={onTap}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <Text>{text}</Text>
    </Tap>
  )
}
