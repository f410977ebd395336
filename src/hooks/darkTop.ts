import { createContext, useContext, useEffect } from 'react'

/** Sets whether the page that a component is part of is dark under the host's bar; undefined restores what its frame says. */
export const DarkTopContext = createContext<(dark: boolean | undefined) => void>(() => undefined)

/** Keeps the host's bar readable over a page whose colour depends on what it shows, such as a number that is called. */
export function useDarkTop(dark: boolean | undefined): void {
  const setDark = useContext(DarkTopContext)
  useEffect(() => {
    setDark(dark)
    return () => setDark(undefined)
  }, [setDark, dark])
}
