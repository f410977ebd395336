import { html, type Html, type HtmlContent } from '../html/html'
import { htmlPage } from '../html/page'
import { ASSETS } from './layout'

interface LoginForm {
  title: string
  action: string
  button: string
  fields: HtmlContent
  /** An error to show. */
  trouble: string
}

const loginForm = ({ title, action, button, fields, trouble }: LoginForm): Html =>
  htmlPage(
    { title, extra: ASSETS },
    html`<main class="login">
      <h1>${title}</h1>
      <form class="box" method="post" action="${action}">
        ${fields} ${trouble && html`<p class="warn" role="alert">${trouble}</p>`}
        <button class="main">${button}</button>
      </form>
    </main>`,
  )

/** The sign-in page, with the address that was typed. */
export const loginPage = (trouble: string, email = ''): Html =>
  loginForm({
    ...{ title: 'Console', action: '/console/login', button: 'Log in', trouble },
    fields: html`<label
        >E-mail<input type="email" name="email" value="${email}" autocomplete="username" required autofocus
      /></label>
      <label>Password<input type="password" name="password" autocomplete="current-password" required /></label>`,
  })

/** The page on which an invited person chooses a password. */
export const welcomePage = (
  { token, email, name }: { token: string; email: string; name: string },
  trouble = '',
): Html =>
  loginForm({
    ...{ title: `Welcome, ${name}`, action: '/console/welcome', button: 'Set the password and log in', trouble },
    fields: html`<input type="hidden" name="token" value="${token}" />
      <label>E-mail<input type="email" value="${email}" autocomplete="username" readonly /></label>
      <label
        >New password, at least 8 characters<input
          type="password"
          name="password"
          autocomplete="new-password"
          minlength="8"
          maxlength="100"
          required
          autofocus
      /></label>`,
  })
