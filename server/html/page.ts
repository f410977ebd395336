import type { FastifyReply } from 'fastify'
import type { Locale } from '../../src/contract/fields'
import { html, Html, type HtmlContent } from './html'

interface PageHead {
  title: string
  lang?: Locale
  /** Inline CSS. */
  style?: string
  /** More elements of the head. */
  extra?: HtmlContent
}

/** A complete HTML document. */
export function htmlPage({ title, lang = 'en', style, extra }: PageHead, content: HtmlContent): Html {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${style !== undefined && new Html(`<style>${style}</style>`)} ${extra}
      </head>
      <body>
        ${content}
      </body>
    </html>`
}

/** Sends a page without caching. `contentPolicy` adds directives to the content security policy. */
export function sendPage(reply: FastifyReply, { text }: Html, contentPolicy: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; base-uri 'none'; ${contentPolicy}`,
      'cache-control': 'no-store',
    })
    .type('text/html')
    .send(text)
}
