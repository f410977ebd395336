import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState, type FunctionComponent, useEffect } from 'react'
import { isPathOn } from '@/domain/config/featureFlags'
import type { MessageKey } from '@/i18n/messages'
import { syncOverlayHistory } from '@/platform/navigation/overlayHistory'
import { routes, type Path, type QueryOf } from '@/routes'
import { ErrorBoundary } from './ErrorBoundary'
import { HostBar } from './HostBar'
import { ContentTitleContext } from '@/hooks/contentTitle'
import { DataAgeContext, useDataAge } from '@/hooks/dataAge'
import { ScreenShell } from './ScreenShell'
import { usePageAccess } from './usePageAccess'
import { useEntryCode } from '@/hooks/useEntryCode'
import { usePageQuery } from './usePageQuery'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { useVisit } from './useVisit'
import { relaunch } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { setTitle } from '@/platform/navigation/title'
import { useEventCallback } from '@/hooks/useEventCallback'

/** Sets the window title to that of the page, in the current language, also after returning to it. */
function usePageTitle(title: string): void {
  const { locale } = useStores()
  const { current: language } = locale
  const show = useEventCallback(() => setTitle(title, language))
  useEffect(() => show(), [show, title, language])
  useDidShow(show)
}

/** Props of every page: its query as strings, each possibly absent. */
export interface PageProps<P extends Path> {
  query: Partial<QueryOf<P>>
}

/** Options of the page frame. */
export interface ScreenOptions {
  /** The page draws its own header; otherwise a pushed page gets the bar with title and back. */
  header?: 'bar' | 'own'
  /** Top of the page: tinted with the brand's colour, or dark as the member card, below an `InkHead`. */
  top?: 'wash' | 'ink'
  /** With this query the page has no such top. */
  plain?: (query: Record<string, string>) => boolean
  /** Title of the page while its feature is switched off, from the page's own texts. */
  closed?: MessageKey
  /** Can be shared by the host of a mini-program: without a share button, by its address. A button that shares does nothing on any other page. */
  shared?: boolean
}

/** Wraps a page in the shared frame: title, sign-in gate, observer, visit record, error boundary, header, tab bar, toasts, offline bar. */
export function screen<P extends Path>(path: P, Page: FunctionComponent<PageProps<P>>, options: ScreenOptions = {}) {
  const Observed = observer(Page)
  const header = options.header ?? (routes[path].tab ? 'own' : 'bar')

  function Screen() {
    const query = usePageQuery(path)
    const on = isPathOn(useStores().config.featureFlags, path, query as Record<string, string>)
    const admitted = usePageAccess(path, query)
    useEntryCode()
    const t = useText()
    const [contentTitle, setContentTitle] = useState<string>()
    const title = contentTitle ?? t(routes[path].title)
    usePageTitle(title)
    const top = options.plain?.(query as Record<string, string>) ? undefined : options.top
    useVisit(path)
    useDidShow(syncOverlayHistory)
    const age = useDataAge()
    return (
      <DataAgeContext.Provider value={age}>
        <ContentTitleContext.Provider value={setContentTitle}>
          <HostBar path={path} ink={top === 'ink'}>
            <ScreenShell path={path} title={title} query={query as Record<string, string>} header={header} top={top}>
              <ErrorBoundary>
                {admitted && (on ? <Observed query={query} /> : <FeatureOff title={options.closed} />)}
              </ErrorBoundary>
            </ScreenShell>
          </HostBar>
        </ContentTitleContext.Provider>
      </DataAgeContext.Provider>
    )
  }
  const Shown = observer(Screen)
  if (process.env.TARO_ENV !== 'h5') Object.assign(Shown, { enableShareAppMessage: options.shared })
  return Shown
}

/** Replaces a page whose feature the merchant has switched off. */
export function FeatureOff({ title = 'links.none' }: { title?: MessageKey | undefined }) {
  const t = useText()
  return <Empty title={t(title)} action={t('errors.toHome')} onAction={() => relaunch('/pages/index/index')} />
}
