import { classes } from '@/ui/classes'
import type { IconName } from './iconNames'

export interface IconProps {
  name: IconName
  /** Pixels; the font size of its parent by default. */
  size?: 13 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 34 | undefined
  tone?: 'brand-ink' | 'green' | 'amber' | 'red' | 'blue' | 'gold' | 'ink' | 'ink2' | 'ink3' | 'ink4' | undefined
  className?: string | undefined
}

/** Class names of a glyph. */
export function iconClasses({ name, size, tone, className }: IconProps): string {
  return classes('i', `i-${name}`, size && `i-${size}`, tone && `i-in-${tone}`, className)
}
