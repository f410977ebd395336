import { useState } from 'react'

/** Chooses the first URL that is not empty and has not failed; call `fail` when it does not load. */
export function usePicture(addresses: readonly (string | undefined)[]): { src: string; fail: () => void } {
  const [broken, setBroken] = useState<readonly string[]>([])
  const src = addresses.find((address) => address && !broken.includes(address)) ?? ''
  return { src, fail: () => setBroken((before) => [...before, src]) }
}
