import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'

export interface TapProps {
  className?: string | undefined
  /** Accessible name, when the text inside is missing or not sufficient. */
  label?: string | undefined
  /** Accessible role; a button by default. */
  kind?: 'tab' | 'radio' | 'switch' | 'checkbox' | 'link' | undefined
  /** The state of its role: checked, selected or pressed. */
  selected?: boolean | undefined
  /** Whether the section that it controls is expanded. */
  expanded?: boolean | undefined
  /** Ignores taps, but stays visible to screen readers. */
  disabled?: boolean | undefined
  onTap?: (() => void) | undefined
  /** Called for a tap while disabled, to explain why. */
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
