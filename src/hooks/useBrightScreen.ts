import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { brightenScreen } from '@/platform/device/brightScreen'

/** Keeps the screen bright and on while a code is shown on the visible page. */
export function useBrightScreen(): void {
  const end = useRef<() => void>()
  const stop = () => {
    end.current?.()
    end.current = undefined
  }
  const start = () => {
    end.current ??= brightenScreen()
  }
  useEffect(() => {
    start()
    return stop
  }, [])
  useDidShow(start)
  useDidHide(stop)
}
