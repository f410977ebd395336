import { useRef, type RefObject } from 'react'

/** Mini-programs keep focus and the back key to themselves; on the web a dialog takes both (useDialog.h5.ts). */
export function useDialog(_onEscape: () => void): RefObject<HTMLElement> {
  return useRef<HTMLElement>(null)
}
