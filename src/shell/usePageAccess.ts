import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { back, urlOf } from '@/platform/navigation/navigation'
import { arrive, goSignIn, stay } from '@/platform/auth/signIn'
import { routes, type Path } from '@/routes'
import { useStores } from '@/hooks/useStores'

/**
 * Records the page as the return target after login. Returns whether it may be rendered: a guest is redirected from a page for users to login, and a
 * user without a phone number is asked to bind one before a page that needs it. A page already rendered stays when the session ends, so that typed
 * text is not lost.
 */
export function usePageAccess(path: Path, query: object): boolean {
  const { session, ui } = useStores()
  const { signIn, phone } = routes[path]
  const admitted = useRef(false)
  const stranger = (signIn || phone) && !session.signedIn
  admitted.current ||= !stranger && (!phone || session.mobile !== '')
  const url = urlOf(path, query as Record<string, string | undefined>)
  useEffect(() => stay(path, url), [path, url])
  useDidShow(() => {
    arrive(path, url)
    if (admitted.current) return
    if (stranger) goSignIn(true)
    else ui.ask('bindPhone', back)
  })
  return admitted.current
}
