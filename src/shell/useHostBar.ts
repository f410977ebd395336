import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { paintBar } from '@/platform/device/hostBar'
import type { Path } from '@/routes'
import { useStores } from '@/hooks/useStores'

/** Keeps the host's bar readable, also after returning to the page. `darkTop`: whether the page begins dark; undefined for one in the theme's colour. */
export function useHostBar(path: Path, darkTop: boolean | undefined): void {
  const { theme, ui } = useStores()
  const { dark } = theme
  // The offline bar is dark on light pages, too.
  const darkHead = (darkTop ?? dark) || !ui.online
  useEffect(() => paintBar(path, dark, darkHead), [path, dark, darkHead])
  useDidShow(() => paintBar(path, dark, darkHead))
}
