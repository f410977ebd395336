import { createContext, useContext } from 'react'

/** Texts that the primitives contain. */
export type UiText = 'close' | 'clear' | 'add' | 'less' | 'slide'

/** Dependencies of the primitives. The values are observable: components that read them must be observers. */
export interface UiEnvironment {
  text(name: UiText, params?: Record<string, string | number>): string
  /** URL of the merchant's placeholder for missing or broken pictures; empty when there is none. */
  readonly defaultPicture: string
  /** URL of the merchant's picture for loading states; empty when there is none. */
  readonly loadingPicture: string
  /** The address of a picture for a box of this width, px of the design; unchanged without a width. */
  sized(address?: string, width?: number): string
}

/** Carries the environment to all primitives; `AppProviders` fills it. */
export const UiContext = createContext<UiEnvironment | undefined>(undefined)

/** The environment of a primitive. */
export function useUi(): UiEnvironment {
  const environment = useContext(UiContext)
  if (!environment) throw new Error('A primitive was drawn outside <AppProviders>')
  return environment
}
