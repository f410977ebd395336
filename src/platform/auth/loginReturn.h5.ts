import type { Provider } from '@/domain/account/loginMethods'
import type { Returned } from './login'
import { read, write } from '@/platform/storage/storage'

/** Query parameters that providers append to the return URL. */
const PROVIDER_PARAMETERS = ['code', 'auth_code', 'state', 'error', 'error_description', 'app_id', 'source', 'scope']

/** The result for the login page. */
let returned: Returned | undefined

/**
 * Reads the result of a provider's login page before the router reads the hash. It is valid once, if its state equals the stored one;
 * it is removed from the URL at once, so that reloading or going back does not use it again. The login page continues from here.
 */
export function readReturn(): void {
  const params = new URLSearchParams(window.location.search)
  const code = params.get('code') ?? params.get('auth_code') ?? ''
  const state = params.get('state')
  if (!state || !(code || params.has('error'))) return
  const stored = read<{ provider: Provider; state: string }>('loginTrip')
  write('loginTrip', undefined)
  if (stored?.state === state) returned = { provider: stored.provider, code, state }
  clean(params)
}

/** Removes the provider's parameters from the URL, and opens the login page when there is a result for it. */
function clean(params: URLSearchParams): void {
  for (const name of PROVIDER_PARAMETERS) params.delete(name)
  const rest = params.toString()
  const { pathname, hash } = window.location
  window.history.replaceState(null, '', `${pathname}${rest && `?${rest}`}${returned ? '#/pages/other/login' : hash}`)
}

/** Takes the result of the last social login, once. */
export function takeReturned(): Returned | undefined {
  const trip = returned
  returned = undefined
  return trip
}
