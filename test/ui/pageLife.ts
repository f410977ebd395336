import { observer } from 'mobx-react-lite'
import { act, useEffect, useRef, type FunctionComponent } from 'react'

const EVENTS = { useDidShow: 'show', useDidHide: 'hide', useUnload: 'unload', useReachBottom: 'bottom' } as const
type PageEvent = (typeof EVENTS)[keyof typeof EVENTS]

const listeners = new Map<PageEvent, Set<() => void>>()
const of = (event: PageEvent) => listeners.get(event) ?? listeners.set(event, new Set()).get(event)

/**
 * Taro with its hooks of a page's life, for components that are rendered without a page; a rendered component is shown. Use:
 * `jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())`
 */
export function taroWithPageLife(): object {
  const hookOf = (event: PageEvent) => (work: () => void) => {
    const latest = useRef(work)
    latest.current = work
    useEffect(() => {
      const run = () => latest.current()
      of(event)?.add(run)
      if (event === 'show') run()
      return () => void of(event)?.delete(run)
    }, [])
  }
  const hooks = Object.entries(EVENTS).map(([name, event]) => [name, { value: hookOf(event) }])
  return Object.create(
    jest.requireActual<object>('@tarojs/taro'),
    Object.fromEntries(hooks) as PropertyDescriptorMap,
  ) as object
}

/** In place of `screen` of `@/shell/screen`: a page without the frame that all pages share. */
export const bareScreen = (_path: string, Page: FunctionComponent) => observer(Page)

/** What tests take from here to replace modules. */
export interface PageLife {
  taroWithPageLife: typeof taroWithPageLife
  bareScreen: typeof bareScreen
}

/** The host shows, hides or unloads the page, or its end is reached. */
export const pageEvent = (event: PageEvent) =>
  act(async () => {
    for (const work of of(event) ?? []) work()
  })
