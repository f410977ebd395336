import { useRef, type RefObject } from 'react'

export interface DialogState {
  /** Whether it is open; it stays mounted during its leaving transition. */
  leaving?: boolean | undefined
  /** It cannot be closed now. */
  locked?: boolean | undefined
}

/** Mini-program hosts manage focus and the back key; on the web a dialog handles both (useDialog.h5.ts). */
export function useDialog(_onClose: () => void, _state?: DialogState): RefObject<HTMLElement> {
  return useRef<HTMLElement>(null)
}
