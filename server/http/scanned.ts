import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LOCALES, type Locale } from '../../src/contract/fields'
import { targetOfScan } from '../../src/domain/scan'
import { say } from '../messages/messages'
import { html, Html } from './html'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const STYLE = `
:root { color-scheme: light dark }
body { margin: 15vh auto; max-width: 22rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center }
h1 { font-size: 1.4rem } a { color: inherit }
`

/**
 * The addresses that printed codes hold (`/s/…`), for phones that open them with their own camera: they lead where the scanner of the
 * storefront would go. `origins` are where the storefront lives; none for the host that is asked.
 */
export function addScanned(server: FastifyInstance, origins: readonly string[]): void {
  const site = origins[0] ?? ''
  server.get('/s/*', (request, reply) => {
    const target = targetOfScan({ text: request.url })
    reply.header('cache-control', 'no-store')
    if (target.kind === 'page') {
      const query = new URLSearchParams(target.query).toString().replaceAll('+', '%20')
      return reply.redirect(`${site}/#${target.path}${query && `?${query}`}`)
    }
    return reply
      .code(404)
      .type('text/html')
      .header('content-security-policy', POLICY)
      .send(page(languageOf(request), `${site}/`).text)
  })
}

function page(locale: Locale, home: string): Html {
  const title = say(locale, 'codes.none')
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${say(locale, 'codes.noneText')}</p>
          <p><a href="${home}">${say(locale, 'codes.home')}</a></p>
        </main>
      </body>
    </html>`
}

/** The first of the browser's languages that is one of ours. */
function languageOf({ headers }: FastifyRequest): Locale {
  const wanted = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((each) => LOCALES.filter((locale) => locale === each))[0] ?? 'en'
}
