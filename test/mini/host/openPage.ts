import type { Frame } from './frame'
import type { Instance } from './instances'
import type { OpenPageInfo } from './protocol'

/** A page in the page stack. */
export interface OpenPage extends OpenPageInfo {
  instance: Instance
  frame: Frame
}
