import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Row.module.scss'

interface Props {
  title: ReactNode
  /** A caption under the title. */
  hint?: ReactNode
  icon?: IconName
  /** Colour of the icon: ink by default, gold for what a member owns. */
  tone?: 'brand' | 'gold' | undefined
  /** Content at the end: a value, selection mark, switch or price. */
  end?: ReactNode
  /** Whether it is selected, for rows of a choice. */
  selected?: boolean
  /** Role in a choice or as a switch; without one the row is a link and shows a caret. */
  kind?: 'radio' | 'checkbox' | 'switch'
  /** Accessible name, when it is not all that the row says. */
  label?: string
  disabled?: boolean
  /** Without it the row is static. */
  onTap?: () => void
}

/** One row of a card: title, value, and optional action. */
export function Row({ title, hint, icon, tone, end, selected, kind, label, disabled, onTap }: Props) {
  const content = (
    <>
      {icon && <Icon name={icon} className={classes(styles.icon, tone && styles[tone])} />}
      <View className={styles.texts}>
        <Text className={styles.title}>{title}</Text>
        {hint && <Text className={styles.hint}>{hint}</Text>}
      </View>
      {end !== undefined && <View className={styles.end}>{end}</View>}
      {onTap && !kind && <Icon name="caret-right" size={16} className={styles.caret} />}
    </>
  )
  if (!onTap) return <View className={styles.row}>{content}</View>
  return (
    <Pressable
      className={classes(styles.row, disabled && styles.off)}
      kind={kind}
      label={label}
      selected={selected}
      disabled={disabled}
      onTap={onTap}
    >
      {content}
    </Pressable>
  )
}
