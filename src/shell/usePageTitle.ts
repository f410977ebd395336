import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { setTitle } from '@/platform/navigation/title'
import { routes, type Path } from '@/routes'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'

/** Sets the window title to that of the page, in the current language, also after returning to it. */
export function usePageTitle(path: Path): void {
  const { locale } = useStores()
  const title = locale.t(routes[path].title)
  const { current: language } = locale
  const show = useEventCallback(() => setTitle(title, language))
  useEffect(() => show(), [show, title, language])
  useDidShow(show)
}
