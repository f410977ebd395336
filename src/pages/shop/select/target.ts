import type { StoreInfo } from '@/contract/store/store'
import { targetOf } from '@/domain/navigation/links'
import { SERVICE_FEATURES } from '@/domain/config/featureFlags'
import type { MessageKey } from '@/i18n/messages'
import { urlOf } from '@/platform/navigation/navigation'

type Service = StoreInfo['services'][number]

/** Store services that a page requires. */
const NEEDED = new Map(Object.entries(SERVICE_FEATURES).map(([service, page]) => [page, service as Service]))

/**
 * The address of the page that `page` names, in the chosen store; the home page when nothing here has that name. Undefined
 * when no page was named: then the guest goes back.
 */
export function nextPage(page: string | undefined, storeId: string): string | undefined {
  if (!page) return undefined
  const target = targetOf({ params: 'platform', name: { id: page } }, { storeId, officialLink: '' })
  if (target.kind !== 'page') return urlOf('/pages/index/index')
  return urlOf(target.path, { ...target.query, storeId })
}

/** Message key of a service that the page needs and the store lacks; undefined when there is none. */
export function missingServiceOf({ services, dining }: StoreInfo, page = ''): MessageKey | undefined {
  const service = NEEDED.get(page)
  if (service) return services.includes(service) ? undefined : `storeIntro.${service}`
  if (page === 'fastOrder') return dining.some(({ type }) => type === 'fast') ? undefined : 'orderType.fast'
  return undefined
}

/** Whether the page is for ordering, so that a closed store must be confirmed first. */
export const isOrdering = (page = ''): boolean => !NEEDED.has(page)
