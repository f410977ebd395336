import type { FastifyReply } from 'fastify'
import { html, type Html, type HtmlContent } from '../html/html'
import { htmlPage, sendPage } from '../html/page'

const STYLE = `
  :root { color-scheme: light dark; --ink: #231c17; --soft: #5c534a; --paper: #f7f4ef; --card: #fff; --line: #ebe4da; --brand: #b11e23; --on: #fff }
  @media (prefers-color-scheme: dark) { :root { --ink: #f5efe8; --soft: #cbc1b6; --paper: #141110; --card: #1f1a17; --line: #4a4038; --brand: #ff9489; --on: #231c17 } }
  body { margin: 0; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card) }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem } p { margin: 0 0 1rem; color: var(--soft) }
  .amount { font-size: 2.5rem; font-weight: 700; color: var(--ink) }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
  form { display: grid; gap: .75rem; margin-top: .75rem }
  button, input { min-height: 3rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: .875rem; background: none; color: inherit; font: inherit }
  button { font-weight: 600 } .main { border-color: var(--brand); background: var(--brand); color: var(--on) }
  article { border-top: 1px solid var(--line); padding: .75rem 0 } article p { margin: 0; overflow-wrap: anywhere; color: inherit } time { color: var(--soft) }
`

/** A page of the sandbox. */
export function page(title: string, content: HtmlContent): Html {
  return htmlPage(
    { title, style: STYLE },
    html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  )
}

/** Sends a page whose content policy allows only its own style and forms. */
export function sendSandboxPage(reply: FastifyReply, rendered: Html): FastifyReply {
  return sendPage(reply, rendered, "style-src 'unsafe-inline'; form-action 'self'")
}
