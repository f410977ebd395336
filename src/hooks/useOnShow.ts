import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useEventCallback } from './useEventCallback'

/** Runs `work` after the first render, each time the page is shown again, and when `subject` changes. */
export function useOnShow(work: () => void, subject?: unknown): void {
  // The effect below covers the first show of the page.
  const away = useRef(false)
  const run = useEventCallback(work)
  useEffect(() => run(), [run, subject])
  useDidHide(() => {
    away.current = true
  })
  useDidShow(() => {
    if (!away.current) return
    away.current = false
    run()
  })
}
