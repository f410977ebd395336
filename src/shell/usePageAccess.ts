import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { urlOf } from '@/platform/navigation/navigation'
import { arrive, goSignIn, stay } from '@/platform/auth/signIn'
import { routes, type Path } from '@/routes'
import { useStores } from '@/hooks/useStores'

/**
 * Records the page as the return target after login. Returns whether it may be rendered: a guest is redirected from a page for users to login. A page
 * already rendered stays when the session ends, so that typed text is not lost.
 */
export function usePageAccess(path: Path, query: object): boolean {
  const { session } = useStores()
  const admitted = useRef(false)
  admitted.current ||= !routes[path].signIn || session.signedIn
  const url = urlOf(path, query as Record<string, string | undefined>)
  useEffect(() => stay(path, url), [path, url])
  useDidShow(() => {
    arrive(path, url)
    if (!admitted.current) goSignIn(true)
  })
  return admitted.current
}
