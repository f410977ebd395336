import type { ReactNode } from 'react'

export interface HeadingProps {
  /** Place in the page's outline; a page has one of level 1. */
  level?: 1 | 2 | 3
  /** Step of the type scale, where the outline would say another. */
  look?: 'hero' | 'title1' | 'title2' | 'title3'
  children: ReactNode
}

/** The step of the type scale that a level has by itself. */
export const LOOKS = { 1: 'title1', 2: 'title2', 3: 'title3' } as const
