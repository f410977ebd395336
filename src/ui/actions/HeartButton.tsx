import { Icon } from '@/ui/media/Icon'
import { Pressable } from './Pressable'
import styles from './HeartButton.module.scss'

interface Props {
  /** Whether it is among the favourites. */
  on: boolean
  /** What a tap does. */
  label: string
  onTap: () => void
}

/** A heart that adds something to the favourites, or removes it. */
export function HeartButton({ on, label, onTap }: Props) {
  return (
    <Pressable className={styles.button} label={label} onTap={onTap}>
      <Icon name={on ? 'heart-f' : 'heart'} size={22} tone={on ? 'brand-ink' : 'ink3'} />
    </Pressable>
  )
}
