import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Does something when a part is drawn first, and each time the page comes back on the screen; again when `subject` changes. */
export function useOnShow(work: () => void, subject?: unknown): void {
  // A page's first show belongs to the drawing of its parts; only one that was hidden comes back.
  const away = useRef(false)
  useEffect(work, [subject])
  useDidHide(() => {
    away.current = true
  })
  useDidShow(() => {
    if (!away.current) return
    away.current = false
    work()
  })
}
