import { createContext, useContext } from 'react'
import type { Stores } from '@/stores/root'

/** React context of the stores; `app.tsx` provides it. */
export const StoresContext = createContext<Stores | undefined>(undefined)

/** The stores of the app. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('A page was drawn outside <App>')
  return stores
}
