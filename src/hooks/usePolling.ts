import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Does something again and again while the page is on the screen and `on` holds. */
export function usePolling(work: () => Promise<unknown>, everyMs: number, on: boolean): void {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!on || !shown) return undefined
    const timer = setInterval(() => void work(), everyMs)
    return () => clearInterval(timer)
  }, [work, everyMs, on, shown])
}
