import type { FaceDragProps } from './faceDragProps'

/** In mini-programs each move of a finger would be sent between two threads: participants are ticked there. */
export function FaceDrag(_props: FaceDragProps) {
  return null
}
