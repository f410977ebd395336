import type { FastifyReply } from 'fastify'
import type { Locale } from '../../src/contract/fields'
import { html, Html, type Piece } from './html'

interface Head {
  title: string
  lang?: Locale
  /** What the page looks like, in CSS of our own. */
  style?: string
  /** Whatever else it loads. */
  more?: Piece
}

/** A whole page for people, made by the server. */
export function htmlPage({ title, lang = 'en', style, more }: Head, content: Piece): Html {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${style !== undefined && new Html(`<style>${style}</style>`)} ${more}
      </head>
      <body>
        ${content}
      </body>
    </html>`
}

/** Sends a page as it is now. It may do only what `may` allows, in words of a content security policy. */
export function sendPage(reply: FastifyReply, { text }: Html, may: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': `default-src 'none'; base-uri 'none'; ${may}`, 'cache-control': 'no-store' })
    .type('text/html')
    .send(text)
}
