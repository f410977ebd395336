import { html, type Html } from '../html/html'
import type { SandboxMessage } from './outbox'
import { page } from './page'

/** The page that lists the outbox. */
export function messagesPage(messages: SandboxMessage[]): Html {
  return page(
    'Sandbox messages',
    html`<p>Text messages and emails are not delivered in the sandbox. Reload to see new ones.</p>
      ${messages.length > 0 ? messages.map(article) : html`<p>No messages yet.</p>`}`,
  )
}

function article({ at, to, subject, text }: SandboxMessage): Html {
  return html`<article>
    <p>${to} <time>${at.toISOString()}</time></p>
    ${subject && html`<p><b>${subject}</b></p>`}
    <p>${text}</p>
  </article>`
}
