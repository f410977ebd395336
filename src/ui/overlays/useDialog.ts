import { useRef, type RefObject } from 'react'

export interface DialogState {
  /** Whether it is open; it stays mounted during its leaving transition. */
  leaving?: boolean | undefined
  /** It cannot be closed now. */
  locked?: boolean | undefined
}

/** Mini-programs keep focus and the back key to themselves; on the web a dialog takes both (useDialog.h5.ts). */
export function useDialog(_onClose: () => void, _state?: DialogState): RefObject<HTMLElement> {
  return useRef<HTMLElement>(null)
}
