import type { Provider } from '@/domain/account/loginMethods'
import type { Returned } from './login'
import { read, write } from '@/platform/storage/storage'

/** What other houses write into the address that they return to. */
const THEIRS = ['code', 'auth_code', 'state', 'error', 'error_description', 'app_id', 'source', 'scope']

/** Waits for the login page. */
let returned: Returned | undefined

/**
 * Reads what another house's page hands over before the router reads the hash. It counts when its state is the one that was kept, once;
 * it leaves the address at once, so that reloading or going back does not use it again. The login page goes on from here.
 */
export function readReturn(): void {
  const params = new URLSearchParams(window.location.search)
  const code = params.get('code') ?? params.get('auth_code') ?? ''
  const state = params.get('state')
  if (!state || !(code || params.has('error'))) return
  const kept = read<{ provider: Provider; state: string }>('loginTrip')
  write('loginTrip', undefined)
  if (kept?.state === state) returned = { provider: kept.provider, code, state }
  clean(params)
}

/** Takes what is theirs out of the address; the login page comes first when there is something for it. */
function clean(params: URLSearchParams): void {
  for (const name of THEIRS) params.delete(name)
  const rest = params.toString()
  const { pathname, hash } = window.location
  window.history.replaceState(null, '', `${pathname}${rest && `?${rest}`}${returned ? '#/pages/other/login' : hash}`)
}

/** What the last trip brought, once. */
export function takeReturned(): Returned | undefined {
  const trip = returned
  returned = undefined
  return trip
}
