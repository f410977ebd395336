import type { Platform } from '../../package/miniPackage'
import type { Raise } from '../raise'

/** What a built-in component may use. */
export interface Builtin {
  element: HTMLElement
  platform: Platform
  raise: Raise
  /** Asks the test for something outside the app, such as a phone number. */
  ask: (kind: string, payload?: unknown) => Promise<unknown>
  /** Where a picture of the package or of the network is loaded from, or nothing if the package lacks it. */
  assetUrl: (src: string) => string | undefined
  reportAsset: (src: string) => void
  share: (from: Record<string, unknown>) => void
  open: (url: string, how: string) => void
  /** WeChat's button with this id was tapped to agree to the privacy policy. */
  agree: (buttonId: string) => void
}

/** Sets up an element and tells what to do when the template gives it an attribute. */
export type BuiltinFactory = (context: Builtin) => Record<string, (value: unknown) => void>

/** Whether a template's value switches something on: templates write `false`, leave out, or say nothing. */
export const isOn = (value: unknown) => value !== undefined && value !== null && value !== false && value !== 'false'

/** Actions that an element itself takes when it is tapped, after the app's handlers. */
const tapActions = new WeakMap<Element, () => void>()

export const onTap = (element: Element, action: () => void) => tapActions.set(element, action)

/** Runs the own action of what was tapped: the closest element that has one. */
export function runTapAction(path: Element[]) {
  for (const element of path) {
    const action = tapActions.get(element)
    if (action) return action()
  }
  return undefined
}
