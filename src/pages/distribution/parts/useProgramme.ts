import { useEffect } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import type { PartnerApplication, PartnerInfo } from '@/contract/partner/partner'
import { PARTNER_STATES } from '@/domain/partner/partnerState'
import { PARTNER_REDIRECT_MS } from '@/domain/time/timeout'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { relaunch, replace } from '@/platform/navigation/navigation'
import type { Resource } from '@/stores/cache/resource'

/** The programme and the application of the user. */
export interface Programme {
  info: PartnerInfo
  application: PartnerApplication
}

/** Who may see a page: partners; with money also those who are frozen; anyone. */
export type Admission = 'partner' | 'payee' | 'anyone'

/** Whether a user with this application sees the pages of an admission. */
export function isAdmitted({ info, application }: Programme, to: Admission): boolean {
  if (!info.switch) return false
  const { state } = application
  if (to === 'anyone' || state === PARTNER_STATES.approved.code) return true
  return to === 'payee' && state === PARTNER_STATES.frozen.code && !application.holdsMoney
}

/**
 * Loads the programme. While it is switched off, or the user is not admitted, a toast tells why; without an application, or one that is not
 * approved, the page of the application follows. When it cannot be loaded the member page follows after 1.5 s (specification §7 and §8).
 */
export function useProgramme(to: Admission): Resource<Programme> {
  const { ui } = useStores()
  const t = useText()
  const programme = useResource(async (): Promise<Programme> => {
    const [info, application] = await Promise.all([partnerApi.info({}), partnerApi.application({})])
    return { info, application }
  })
  const { value, error } = programme
  useEffect(() => {
    if (value || error === undefined) return undefined
    ui.report(error)
    const timer = setTimeout(() => relaunch('/pages/index/my-index'), PARTNER_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [value, error, ui])
  const refuse = useEventCallback(({ info, application }: Programme) => {
    if (!info.switch) {
      ui.notify(t('partner.off'), 'error')
      return
    }
    if (application.stateFormat) ui.notify(application.stateFormat)
    replace('/pages/order/distribution/sqfx')
  })
  useEffect(() => {
    if (value && !isAdmitted(value, to)) refuse(value)
  }, [value, to, refuse])
  return programme
}
