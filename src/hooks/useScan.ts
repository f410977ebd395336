import { scanCode } from '@/platform/media/scan'
import { useAction } from './useAction'
import { useOpenScan } from './useOpenScan'

/** Opens the host's scanner and follows what it reads. */
export function useScan(): () => void {
  const follow = useOpenScan()
  const scan = useAction(async () => {
    const scanned = await scanCode()
    if (scanned) await follow(scanned)
  })
  return () => void scan.run()
}
