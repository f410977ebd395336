import type { ReactNode } from 'react'

export interface HeadingProps {
  /** Level in the page's outline; a page has one of level 1. */
  level?: 1 | 2 | 3
  /** Step of the type scale, when it differs from that of the level. */
  look?: 'hero' | 'title1' | 'title2' | 'title3'
  children: ReactNode
}

/** Default step of the type scale by level. */
export const LOOKS = { 1: 'title1', 2: 'title2', 3: 'title3' } as const
