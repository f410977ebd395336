import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'

export interface TapProps {
  className?: string | undefined
  /** Accessible name, where there is no text inside or the text says too little. */
  label?: string | undefined
  /** What it is, when it is not a button. */
  kind?: 'tab' | 'radio' | 'switch' | 'checkbox' | 'link' | undefined
  /** Whether it is chosen, on or pressed, as its kind has it. */
  selected?: boolean | undefined
  /** Whether what it folds is open. */
  expanded?: boolean | undefined
  /** Does nothing when tapped, but can still be found and read. */
  disabled?: boolean | undefined
  onTap?: (() => void) | undefined
  /** A tap while disabled, to say why. */
  onRefused?: (() => void) | undefined
  children?: ReactNode
}

/** The only pressable primitive. It may look smaller than 44 px, but its touch area must not be (mixin `touch`). */
export function Pressable({
  className,
  label,
  kind,
  selected,
  expanded,
  disabled,
  onTap,
  onRefused,
  children,
}: TapProps) {
  const answer = disabled ? onRefused : onTap
  return (
    <View
      className={classes('tap', className)}
      {...(answer && { hoverClass: 'pressed', onClick: () => answer() })}
      {...roleOf(kind ?? 'button')}
      {...(label !== undefined && { 'aria-label': label })}
      {...(disabled && { 'aria-disabled': true })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(selected !== undefined && { [kind === 'tab' ? 'aria-selected' : 'aria-checked']: selected })}
    >
      {children}
    </View>
  )
}
