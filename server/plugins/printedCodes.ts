import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../src/contract/fields'
import { targetOfScan } from '../../src/domain/navigation/scan'
import { browserLocaleOf } from '../api/headers'
import { translate } from '../messages/messages'
import { html, type Html } from '../html/html'
import { htmlPage, sendPage } from '../html/page'

const POLICY = "style-src 'unsafe-inline'; form-action 'none'"

const STYLE = `
:root { color-scheme: light dark }
body { margin: 15vh auto; max-width: 22rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center }
h1 { font-size: 1.4rem } a { color: inherit }
`

/**
 * The links in printed codes (`/s/…`), for phones that open them with the camera app: they redirect to where the storefront's scanner
 * would go. `origins` are the storefront's; empty means the host of the request.
 */
export function addPrintedCodes(server: FastifyInstance, origins: readonly string[]): void {
  const site = origins[0] ?? ''
  server.get('/s/*', (request, reply) => {
    const target = targetOfScan({ text: request.url })
    if (target.kind === 'page') {
      const query = new URLSearchParams(target.query).toString().replaceAll('+', '%20')
      return reply.header('cache-control', 'no-store').redirect(`${site}/#${target.path}${query && `?${query}`}`)
    }
    return sendPage(reply.code(404), unknownPage(browserLocaleOf(request.headers), `${site}/`), POLICY)
  })
}

function unknownPage(lang: Locale, home: string): Html {
  const title = translate(lang, 'codes.none')
  return htmlPage(
    { title, lang, style: STYLE },
    html`<main>
      <h1>${title}</h1>
      <p>${translate(lang, 'codes.noneText')}</p>
      <p><a href="${home}">${translate(lang, 'codes.home')}</a></p>
    </main>`,
  )
}
