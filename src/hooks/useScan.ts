import { scanCode } from '@/platform/media/scan'
import { useAction } from './useAction'
import { useStores } from './useStores'
import { useText } from './useText'

/** Opens the host's scanner and follows what it reads. */
export function useScan(): () => void {
  const stores = useStores()
  const t = useText()
  const scan = useAction(async () => {
    const scanned = await scanCode()
    // Loaded then: on H5 only WeChat's browser returns a code here.
    if (scanned) await (await import('./openScan')).openScan(scanned, stores, t)
  })
  return () => void scan.run()
}
