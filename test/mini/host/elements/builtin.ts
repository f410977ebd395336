import type { Platform } from '../../package/miniPackage'
import type { Raise } from '../raise'

/** The context of a built-in component. */
export interface BuiltinContext {
  element: HTMLElement
  platform: Platform
  raise: Raise
  /** Calls the test for something outside the app, such as a phone number. */
  callTest: (kind: string, payload?: unknown) => Promise<unknown>
  /** The URL of a picture in the package or on the network; undefined if the package lacks it. */
  assetUrl: (src: string) => string | undefined
  reportAsset: (src: string) => void
  share: (from: Record<string, unknown>) => void
  open: (url: string, how: string) => void
  /** Called when WeChat's button with this id was tapped to agree to the privacy policy. */
  agree: (buttonId: string) => void
}

/** Sets up an element and returns handlers for the attributes that the template sets. */
export type BuiltinFactory = (context: BuiltinContext) => Record<string, (value: unknown) => void>

/** Whether a template's value switches an option on: templates write `false`, an empty value or nothing for off. */
export const isOn = (value: unknown) => value !== undefined && value !== null && value !== false && value !== 'false'

/** Default actions of elements when tapped; they run after the app's handlers. */
const tapActions = new WeakMap<Element, () => void>()

export const onTap = (element: Element, action: () => void) => tapActions.set(element, action)

/** Runs the default action of the closest tapped element that has one. */
export function runTapAction(path: Element[]) {
  for (const element of path) {
    const action = tapActions.get(element)
    if (action) return action()
  }
  return undefined
}
