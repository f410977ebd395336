import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Repeats work while the page is visible and `on` is true. */
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
