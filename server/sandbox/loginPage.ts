import { html, type Html, type HtmlContent } from '../html/html'
import type { PageProvider } from './logins'
import { page } from './page'
import { TEST_USERS } from './testUsers'

/** The query that the storefront redirects to the sandbox with. */
export interface LoginRequest {
  provider: PageProvider
  refererUrl: string
  state: string
}

const TITLE = 'Sandbox login'
const BRANDS: Record<PageProvider, string> = { wechat: 'WeChat', alipay: 'Alipay', line: 'LINE' }

/** The page that replaces a provider's sign-in page: the user chooses who to be. */
export function loginPage({ provider, refererUrl, state }: LoginRequest): Html {
  const fields = Object.entries({ provider, refererUrl, state })
  const hidden = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  const form = (content: HtmlContent) => html`<form method="post" action="/sandbox/login">${hidden}${content}</form>`
  return page(
    TITLE,
    html`<p>This page stands in for ${BRANDS[provider]}. No password is checked. Choose who you are.</p>
      ${form(
        TEST_USERS.map((name) => html`<button class="main" name="name" value="${name}">${capitalized(name)}</button>`),
      )}
      ${form(
        html`<input name="name" required maxlength="40" aria-label="Another name" placeholder="Another name" />
          <button>Continue with this name</button>`,
      )}
      ${form(html`<button name="name" value="">Not now</button>`)}`,
  )
}

/** Shown when the return address is missing or on another site. */
export function invalidLoginPage(): Html {
  return page(TITLE, html`<p>This link is incomplete. Start the login from the storefront.</p>`)
}

function capitalized(name: string): string {
  return name.replace(/^./, (first) => first.toUpperCase())
}
