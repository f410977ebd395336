import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { urlOf } from '@/platform/navigation/navigation'
import { arrive, goSignIn, stay } from '@/platform/auth/signIn'
import { routes, type Path } from '@/routes'
import { useStores } from '@/hooks/useStores'

/**
 * Notes where the guest is, to come back to after login. Whether the page may be drawn: a guest is sent from a page for users to login. Whoever is
 * in stays, also when the session ends there, so that nothing typed is lost.
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
