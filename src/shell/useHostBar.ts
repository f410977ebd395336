import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { paintBar } from '@/platform/device/hostBar'
import type { Path } from '@/routes'
import { useStores } from '@/hooks/useStores'

/** Keeps the host's bar readable in the theme of the storefront, also after returning to the page. `ink`: the page begins dark. */
export function useHostBar(path: Path, ink: boolean): void {
  const { theme, ui } = useStores()
  const { dark } = theme
  // The offline bar is dark on light pages, too.
  const darkHead = dark || ink || !ui.online
  useEffect(() => paintBar(path, dark, darkHead), [path, dark, darkHead])
  useDidShow(() => paintBar(path, dark, darkHead))
}
