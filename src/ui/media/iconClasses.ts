import { classes } from '@/ui/classes'
import type { IconName } from './iconNames'

export interface IconProps {
  name: IconName
  /** Pixels; the size of the text around it if absent. */
  size?: 13 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 34 | undefined
  tone?: 'brand-ink' | 'green' | 'amber' | 'red' | 'blue' | 'gold' | 'ink' | 'ink2' | 'ink3' | 'ink4' | undefined
  className?: string | undefined
}

/** The classes that draw a glyph. */
export function iconClasses({ name, size, tone, className }: IconProps): string {
  return classes('i', `i-${name}`, size && `i-${size}`, tone && `i-in-${tone}`, className)
}
