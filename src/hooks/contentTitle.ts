import { createContext, useContext, useEffect } from 'react'

/** Sets the title of the page that a component is part of; undefined restores the title of the route. */
export const ContentTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** Titles the page by its content, such as the name of a dish, in the navigation bar and the window, once that is loaded. */
export function useContentTitle(title: string | undefined): void {
  const setTitle = useContext(ContentTitleContext)
  useEffect(() => setTitle(title || undefined), [setTitle, title])
}
