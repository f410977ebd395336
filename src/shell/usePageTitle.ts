import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { setTitle } from '@/platform/navigation/title'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'

/** Sets the window title to that of the page, in the current language, also after returning to it. */
export function usePageTitle(title: string): void {
  const { locale } = useStores()
  const { current: language } = locale
  const show = useEventCallback(() => setTitle(title, language))
  useEffect(() => show(), [show, title, language])
  useDidShow(show)
}
