import { createContext, useContext } from 'react'

/** The texts that primitives bring themselves. */
export type UiText = 'close' | 'clear' | 'add' | 'less' | 'slide'

/** What primitives need from the app to draw. Its values are observable: components that read them must be observers. */
export interface UiEnvironment {
  text(name: UiText, params?: Record<string, string | number>): string
  /** Full address of the picture in place of one that is missing or broken; empty when the merchant has none. */
  readonly defaultPicture: string
  /** Full address of the picture that is shown while another one loads; empty when the merchant has none. */
  readonly loadingPicture: string
}

/** Carries the environment to all primitives; `AppProviders` fills it. */
export const UiContext = createContext<UiEnvironment | undefined>(undefined)

/** The environment of a primitive. */
export function useUi(): UiEnvironment {
  const environment = useContext(UiContext)
  if (!environment) throw new Error('A primitive was drawn outside <AppProviders>')
  return environment
}
