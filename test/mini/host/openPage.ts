import type { Frame } from './frame'
import type { Instance } from './instances'
import type { OpenPageInfo } from './protocol'

/** A page that is open, on top or below. */
export interface OpenPage extends OpenPageInfo {
  instance: Instance
  frame: Frame
}
