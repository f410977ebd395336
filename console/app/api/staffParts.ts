import { createContext, useContext } from 'react'
import type { SignInPrompt } from './signInPrompt'
import type { StaffClient } from './staffClient'

interface StaffParts {
  client: StaffClient
  prompt: SignInPrompt
}

/** The client of the staff's contract for calls beside those of react-admin's data provider, and who asks to sign in again. */
export const StaffClientContext = createContext<StaffParts | undefined>(undefined)

export function useStaffParts(): StaffParts {
  const parts = useContext(StaffClientContext)
  if (!parts) throw new Error('The console provides the client')
  return parts
}
