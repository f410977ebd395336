import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { paintBar } from '@/platform/hostBar'
import type { Path } from '@/routes'
import { useStores } from './useStores'

/** Keeps what the host draws over the page readable in the theme of the storefront, also after going back to the page. */
export function useHostBar(path: Path): void {
  const { dark } = useStores().theme
  useEffect(() => paintBar(path, dark), [path, dark])
  useDidShow(() => paintBar(path, dark))
}
