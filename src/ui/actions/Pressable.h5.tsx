import { classes } from '@/ui/classes'
import type { TapProps } from './Pressable'

export type { TapProps }

const CHOICE = {
  tab: 'aria-selected',
  radio: 'aria-checked',
  switch: 'aria-checked',
  checkbox: 'aria-checked',
  link: 'aria-current',
} as const

/** The only pressable primitive: a native button, for keyboard and screen readers. */
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
  const choice = selected !== undefined && { [kind ? CHOICE[kind] : 'aria-pressed']: selected }
  return (
    <button
      type="button"
      className={classes('tap', className)}
      role={kind}
      aria-label={label}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      {...choice}
      onClick={answer && (() => answer())}
    >
      {children}
    </button>
  )
}
