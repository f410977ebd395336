import { useDidShow } from '@tarojs/taro'
import { useId } from 'react'
import { useStores } from '@/hooks/useStores'

/** Whether this page is the one on the screen; pages below it stay mounted. The component must be an observer. */
export function usePageVisible(): boolean {
  const { ui } = useStores()
  const id = useId()
  useDidShow(() => ui.setVisiblePage(id))
  return ui.visiblePage === undefined || ui.visiblePage === id
}
