import { useEffect, useState } from 'react'

/** Duration of a sheet's leaving transition, milliseconds; `$d-leave` of styles/tokens.scss. */
const LEAVE_MS = 224

/** Keeps an element mounted during its leaving transition. */
export function usePresence(open: boolean): 'absent' | 'present' | 'leaving' {
  const [drawn, setDrawn] = useState(open)
  if (open && !drawn) setDrawn(true)
  useEffect(() => {
    const timer = open ? undefined : setTimeout(() => setDrawn(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  if (open) return 'present'
  return drawn ? 'leaving' : 'absent'
}
