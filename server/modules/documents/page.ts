import type { FastifyInstance } from 'fastify'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import { browserLocaleOf } from '../../api/headers'
import type { Db } from '../../db/database'
import { html, type Html } from '../../html/html'
import { htmlPage, sendPage } from '../../html/page'
import { translate } from '../../messages/messages'
import { readMerchantTexts } from '../config/merchantTexts'
import { findDocument } from './issue'
import { DOCUMENT_PATH, type DocumentLinks } from './links'
import { PRINT_SCRIPT_HASH } from './printScript'
import { RECEIPT_STYLE } from './style'
import { documentView } from './view'

const POLICY = `style-src 'unsafe-inline'; script-src ${PRINT_SCRIPT_HASH}; form-action 'none'; frame-ancestors 'none'`

/** The pages of documents, for those who have a link that still works: no address of theirs is passed on or found by a search. */
export function serveDocuments(
  server: FastifyInstance,
  { db, now, links }: { db: Db; now(): Date; links: DocumentLinks },
): void {
  server.get<{ Params: { token: string }; Querystring: { lang?: string } }>(
    `${DOCUMENT_PATH}:token`,
    async (request, reply) => {
      const requested = LOCALES.find((locale) => locale === request.query.lang)
      const locale = requested ?? browserLocaleOf(request.headers)
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      const id = links.read(request.params.token, now())
      const document = id === undefined ? undefined : await findDocument(db, id)
      if (!document) return sendPage(reply.code(404), endedPage(locale), POLICY)
      const texts = await readMerchantTexts(db, locale)
      return sendPage(reply, documentView({ document, locale, texts }), POLICY)
    },
  )
}

function endedPage(locale: Locale): Html {
  const title = translate(locale, 'document.ended')
  return htmlPage(
    { title, lang: locale, style: RECEIPT_STYLE },
    html`<main>
      <h1>${title}</h1>
      <p>${translate(locale, 'document.endedText')}</p>
    </main>`,
  )
}
