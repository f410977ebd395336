import type { Endpoint, Envelope, Reply } from '../../../../src/contract/endpoint'
import type { socialContract } from '../../../../src/contract/account/social'
import type { Backend } from '../harness'

/** The storefront page that starts and ends an OAuth redirect. */
export const PAGE = 'http://localhost/?table=4'

/** The parameters that a provider's page returns. */
export interface Returned {
  code: string
  state: string
  error: string
}

type Authorization = (typeof socialContract)['wechatUrl' | 'alipayUrl' | 'lineLogin']

/** Follows the redirect to the sandbox's sign-in page as a test user, and returns the parameters of the redirect back. */
export async function travel(
  backend: Backend,
  endpoint: Authorization,
  token: string,
  name = 'ploy',
): Promise<Returned> {
  const { url } = await backend.ask(endpoint, { refererUrl: PAGE }, { token })
  const page = await backend.app.server.inject({ url })
  if (page.statusCode !== 200) throw new Error(page.body)
  const fields = Object.fromEntries(
    [...page.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, field = '', value = '']) => [
      field,
      value.replaceAll('&#38;', '&'),
    ]),
  )
  const back = await backend.app.server.inject({
    method: 'POST',
    url: '/sandbox/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, name }).toString(),
  })
  const { origin, searchParams } = new URL(String(back.headers.location))
  if (back.statusCode !== 303 || origin !== 'http://localhost') throw new Error(`${back.statusCode} ${back.body}`)
  const found = (field: string) => searchParams.get(field) ?? ''
  return { code: found('code') || found('auth_code'), state: found('state'), error: found('error') }
}

/** The token and user of a sign-in; throws when it failed. */
export function signedInBy<E extends Endpoint>({
  code,
  msg,
  data,
}: Envelope<Reply<E>>): { token: string; userId: string } {
  const given = data as { token?: string; userInfo?: { id: string } } | null
  if (code !== 200 || !given?.token || !given.userInfo) throw new Error(`${code} ${msg} ${JSON.stringify(data)}`)
  return { token: given.token, userId: given.userInfo.id }
}
