import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useEventCallback } from './useEventCallback'

/**
 * Repeats work while `on` is true and the page is visible, and runs it at once when the page is shown again. A hidden page of a
 * mini-program would be sent what it draws.
 */
export function useTicking(work: () => void, everyMs: number, on = true): void {
  const timer = useRef<ReturnType<typeof setInterval>>()
  const hidden = useRef(false)
  const run = useEventCallback(work)
  const stop = useEventCallback(() => clearInterval(timer.current))
  const start = useEventCallback(() => {
    stop()
    if (on && !hidden.current) timer.current = setInterval(run, everyMs)
  })
  useEffect(() => {
    start()
    return stop
  }, [start, stop, on, everyMs])
  useDidHide(() => {
    hidden.current = true
    stop()
  })
  useDidShow(() => {
    if (!hidden.current) return
    hidden.current = false
    if (on) run()
    start()
  })
}
