import type { Locale } from '../../../../src/contract/fields'
import { deriveTheme } from '../../../../src/domain/config/theme'
import { inLocale } from '../../../db/translations'
import { html, Html } from '../../../html/html'
import { htmlPage } from '../../../html/page'
import { translate } from '../../../messages/messages'
import type { MerchantTexts } from '../../config/merchantTexts'
import type { FormPayment } from './cardPayment'
import { CARD_SCRIPT } from './cardScript'

/** The languages that Opn's form has; others get English. */
const FORM_LOCALES: Partial<Record<Locale, string>> = { th: 'th' }

const STYLE = `
:root { color-scheme: light dark; --ink: #231c17; --soft: #5c534a; --paper: #f7f4ef; --card: #fff; --line: #ebe4da }
@media (prefers-color-scheme: dark) { :root { --ink: #f5efe8; --soft: #cbc1b6; --paper: #141110; --card: #1f1a17; --line: #4a4038 } }
* { box-sizing: border-box }
body { margin: 0; padding: max(24px, env(safe-area-inset-top)) 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Noto Sans Thai', 'Noto Sans SC', sans-serif }
main { display: grid; gap: 16px; max-width: 26rem; margin: 0 auto; padding: 24px 20px; border: 1px solid var(--line); border-radius: 20px; background: var(--card); text-align: center; overflow-wrap: anywhere }
h1, p { margin: 0 } h1 { font-size: 1.125rem; line-height: 1.4 } small { color: var(--soft); font-size: .875rem }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums }
#message { min-height: 1.5em; font-weight: 600 } #message.busy { color: var(--soft); font-weight: 400 }
button, a { display: block; min-height: 48px; padding: 12px 16px; border: 1px solid var(--brand); border-radius: 24px; font: inherit; font-weight: 600; text-decoration: none }
button { background: var(--brand); color: var(--on-brand) } button:disabled { opacity: .5 }
a { border-color: var(--line); color: inherit }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`

/** The merchant's colour in light and dark, as the storefront shows it. */
export interface Brand {
  color: string
  onColor: string
}

interface CardPage {
  locale: Locale
  texts: Pick<MerchantTexts, 'money'>
  brand: Brand
  /** Where the link below leads; undefined without one. */
  back: string | undefined
}

/** The page that opens the provider's form for a payment. */
export function cardView({ payment, purchase, store, taking }: FormPayment, page: CardPage): Html {
  const { locale, texts } = page
  const t = (key: Parameters<typeof translate>[1]) => translate(locale, key)
  const merchant = inLocale(store.name, locale)
  const { script, publicKey } = taking.form
  return frame(
    page,
    html`<main
        data-script="${script}"
        data-key="${publicKey}"
        data-amount="${payment.amount}"
        data-merchant="${merchant}"
        data-form="${FORM_LOCALES[locale] ?? 'en'}"
        data-enter="${t('card.enter')}"
        data-again="${t('card.again')}"
        data-loading="${t('card.loading')}"
        data-paying="${t('card.paying')}"
        data-blocked="${t('card.blocked')}"
        data-refused="${t('card.refused')}"
        data-unsure="${t('card.unsure')}"
      >
        <h1>${merchant}<br /><small>${purchase.no}</small></h1>
        <p class="amount">${texts.money(payment.amount)}</p>
        <p id="message" role="status"></p>
        <button id="enter">${t('card.enter')}</button>
        ${backLink(page)}
        <small>${t('card.safe')}</small>
      </main>
      ${new Html(`<script>${CARD_SCRIPT}</script>`)}`,
  )
}

/** The page of a payment that takes no card any more, or has taken one. */
export function cardEndedView(page: CardPage): Html {
  return frame(
    page,
    html`<main>
      <h1>${translate(page.locale, 'card.ended')}</h1>
      <p>${translate(page.locale, 'card.endedText')}</p>
      ${backLink(page)}
    </main>`,
  )
}

function frame({ locale, brand }: CardPage, content: Html): Html {
  const colors = (dark: boolean) => {
    const theme = deriveTheme({ brand: brand.color, onBrand: brand.onColor, dark })
    return `:root { --brand: ${theme['--brand']}; --on-brand: ${theme['--on-brand']} }`
  }
  const style = `${STYLE}${colors(false)} @media (prefers-color-scheme: dark) { ${colors(true)} }`
  return htmlPage({ title: translate(locale, 'card.title'), lang: locale, style }, content)
}

function backLink({ back, locale }: CardPage) {
  return back !== undefined && html`<a href="${back}">${translate(locale, 'card.back')}</a>`
}
