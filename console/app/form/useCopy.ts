import { useNotify } from 'react-admin'

/** Copies an address; where the browser refuses, the address is shown. */
export function useCopy() {
  const notify = useNotify()
  return async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      notify('pictures.copied', { type: 'info' })
    } catch {
      notify('pictures.notCopied', { type: 'warning', messageArgs: { address } })
    }
  }
}
