import { useState } from 'react'

/** The first of some addresses of a picture that is one and can be had, and what to call when it cannot. */
export function usePicture(addresses: readonly (string | undefined)[]): { src: string; fail: () => void } {
  const [broken, setBroken] = useState<readonly string[]>([])
  const src = addresses.find((address) => address && !broken.includes(address)) ?? ''
  return { src, fail: () => setBroken((before) => [...before, src]) }
}
