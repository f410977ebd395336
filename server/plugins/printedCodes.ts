import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../src/contract/fields'
import type { FormMap } from '../../src/contract/config/forms'
import { targetOfScan } from '../../src/domain/navigation/scan'
import { browserLocaleOf } from '../api/headers'
import { translate } from '../messages/messages'
import { html, type Html } from '../html/html'
import { type LinkCard, openGraph } from '../html/openGraph'
import { htmlPage, sendPage } from '../html/page'

const POLICY = "style-src 'unsafe-inline'; form-action 'none'"

const STYLE = `
:root { color-scheme: light dark }
body { margin: 15vh auto; max-width: 22rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center }
h1 { font-size: 1.4rem } a { color: inherit }
`

interface CodeDependencies {
  /** Origins of the storefront; empty means the host of the request. */
  origins: readonly string[]
  /** The scan targets that the merchant uses. */
  readScanConfig: () => Promise<FormMap['scanConfig']>
  /** The card of a link with this query, with the merchant's brand; undefined for an unknown store. */
  readCard: (query: Record<string, string>, locale: Locale) => Promise<(LinkCard & { brand: string }) | undefined>
}

/**
 * The links in printed codes and shared links (`/s/…`), for phones that open them outside of the storefront: they lead to where the
 * storefront's scanner would go. Chats and social networks read the card of the store or dish from them, which a page behind `#` cannot have.
 */
export function addPrintedCodes(
  server: FastifyInstance,
  { origins, readScanConfig, readCard }: CodeDependencies,
): void {
  const site = origins[0] ?? ''
  server.get('/s/*', async (request, reply) => {
    const locale = browserLocaleOf(request.headers)
    const target = targetOfScan({ text: request.url }, await readScanConfig())
    if (target.kind !== 'page') return sendPage(reply.code(404), unknownPage(locale, `${site}/`), POLICY)
    const query = new URLSearchParams(target.query).toString().replaceAll('+', '%20')
    const goal = `${site}/#${target.path}${query && `?${query}`}`
    const card = await readCard(target.query, locale)
    if (!card) return reply.header('cache-control', 'no-store').redirect(goal)
    const url = `${site || `${request.protocol}://${request.host}`}${request.url}`
    reply.header('vary', 'accept-language')
    return sendPage(reply, linkPage(card, { url, locale, goal }), POLICY)
  })
}

/** Goes on at once, without a script. Reading programs stay for the card. */
function linkPage(
  { brand, ...card }: LinkCard & { brand: string },
  page: { url: string; locale: Locale; goal: string },
): Html {
  const { title } = card
  const extra = html`<meta http-equiv="refresh" content="0;url=${page.goal}" />
    ${card.description && html`<meta name="description" content="${card.description}" />`}
    ${openGraph(card, { ...page, brand })}`
  return htmlPage(
    { title, lang: page.locale, style: STYLE, extra },
    html`<main>
      <h1><a href="${page.goal}">${title}</a></h1>
    </main>`,
  )
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
