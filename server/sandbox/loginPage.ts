import { html, type Html, type Piece } from '../html/html'
import type { PageProvider } from './logins'
import { page } from './page'
import { PEOPLE } from './people'

/** What a storefront sends a browser to the sandbox with. */
export interface LoginVisit {
  provider: PageProvider
  refererUrl: string
  state: string
}

const TITLE = 'Sandbox login'
const BRANDS: Record<PageProvider, string> = { wechat: 'WeChat', alipay: 'Alipay', line: 'LINE' }

/** The page on which a person says who they are, in the place of a provider's own. */
export function loginPage({ provider, refererUrl, state }: LoginVisit): Html {
  const trip = Object.entries({ provider, refererUrl, state })
  const hidden = trip.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  const form = (content: Piece) => html`<form method="post" action="/sandbox/login">${hidden}${content}</form>`
  return page(
    TITLE,
    html`<p>This page stands in for ${BRANDS[provider]}. No password is checked. Choose who you are.</p>
      ${form(
        PEOPLE.map((name) => html`<button class="main" name="name" value="${name}">${capitalized(name)}</button>`),
      )}
      ${form(
        html`<input name="name" required maxlength="40" aria-label="Another name" placeholder="Another name" />
          <button>Continue with this name</button>`,
      )}
      ${form(html`<button name="name" value="">Not now</button>`)}`,
  )
}

/** What is shown when the way back leads off this site, or is missing. */
export function wrongVisitPage(): Html {
  return page(TITLE, html`<p>This link is incomplete. Start the login from the storefront.</p>`)
}

function capitalized(name: string): string {
  return name.replace(/^./, (first) => first.toUpperCase())
}
