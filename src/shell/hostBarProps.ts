import type { ReactElement } from 'react'
import type { Path } from '@/routes'

export interface HostBarProps {
  path: Path
  /** The page begins dark. */
  ink: boolean
  children: ReactElement
}
