import type { ReceivedRequest, ImitatedReply } from '../../integrations/imitation'
import type { ServiceCharge } from './opnDocuments'

/** The public key that the form works with. */
export const PUBLIC_KEY = 'pkey_test_5xuy4w91xqz7d1w9u0t'

/** What becomes of a card: it is charged at once, its bank refuses or asks first (3-D Secure), or Opn refuses it. */
type CardKind = 'good' | 'poor' | 'asks' | 'invalid'

/** Numbers of cards that are not charged at once (https://docs.omise.co/api-testing). */
const KINDS: Record<string, CardKind> = { '4111111111110011': 'poor', '4111111111150002': 'asks', '4000': 'invalid' }

/** Opn's script with the pre-built form, as far as pages see it: the form is a frame of another site, which answers with a token. */
const SCRIPT = `
window.OmiseCard = (() => {
  const here = new URL(document.currentScript.src).origin
  let defaults = {}
  return {
    configure(config) { defaults = config },
    open(config) {
      const asked = { ...defaults, ...config }
      const frame = document.createElement('iframe')
      frame.title = 'Secured by Opn Payments'
      frame.style = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:9'
      frame.src = here + '/card-form?' + new URLSearchParams({ key: asked.publicKey, amount: asked.amount, locale: asked.locale })
      const hear = ({ source, data }) => {
        if (source !== frame.contentWindow) return
        removeEventListener('message', hear)
        frame.remove()
        if (asked.onFormClosed) asked.onFormClosed()
        if (data.token) asked.onCreateTokenSuccess(data.token)
      }
      addEventListener('message', hear)
      document.body.append(frame)
    },
  }
})()`

const FORM = `<!doctype html><meta charset="utf-8"><title>Card</title>
<body style="display:grid;place-items:center;height:100vh;margin:0;background:#0008;font:16px system-ui">
<form style="display:grid;gap:12px;padding:24px;border-radius:12px;background:#fff">
<label>Card number <input name="number" inputmode="numeric"></label>
<label>Name on card <input name="name"></label>
<button>Pay</button><button type="button" id="close">Close</button></form>
<script>
const form = document.forms[0], asked = new URLSearchParams(location.search)
document.getElementById('close').onclick = () => parent.postMessage({}, '*')
form.onsubmit = async (event) => {
  event.preventDefault()
  const body = JSON.stringify({ key: asked.get('key'), number: form.number.value })
  const reply = await fetch('/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  parent.postMessage({ token: (await reply.json()).id }, '*')
}
</script></body>`

const page = (text: string): ImitatedReply => ({ text, type: 'text/html; charset=utf-8' })

/** What Opn does with cards: its form, the tokens that the form makes, and the page of the guest's bank. */
export class OpnCardDesk {
  private readonly tokens = new Map<string, { kind: CardKind; isUsed: boolean }>()
  private count = 0

  reset(): void {
    this.tokens.clear()
  }

  /** The token of a card, as the form makes it. */
  token(kind: CardKind = 'good'): string {
    this.count += 1
    const id = `tokn_test_5xuy${this.count}`
    this.tokens.set(id, { kind, isUsed: false })
    return id
  }

  /** What needs no key: the script, the form and the page of the bank. */
  respond(
    { path, method, body }: ReceivedRequest,
    charges: ReadonlyMap<string, ServiceCharge>,
  ): ImitatedReply | undefined {
    if (path === '/omise.js') return { text: SCRIPT, type: 'text/javascript' }
    if (path === '/card-form') return page(FORM)
    if (path === '/tokens') return this.make(body)
    const [, id = ''] = /^\/authorize\/(\w+)$/.exec(path) ?? []
    const charge = charges.get(id)
    return charge && (method === 'POST' ? confirm(charge, body.result === 'yes') : page(bankPage()))
  }

  /** Charges the card of a new charge. Answers a code when Opn refuses it. */
  use(charge: ServiceCharge, base: string): string | undefined {
    const token = 'card' in charge ? this.tokens.get(charge.card) : undefined
    if (!token) return 'not_found'
    if (token.isUsed) return 'used_token'
    token.isUsed = true
    if (token.kind === 'invalid') return 'invalid_card'
    if (token.kind === 'asks') charge.changes = { authorize_uri: `${base}/authorize/${charge.id}` }
    else Object.assign(charge, token.kind === 'good' ? paid() : { status: 'failed' })
    return undefined
  }

  private make({ key, number }: Record<string, unknown>): ImitatedReply {
    if (key !== PUBLIC_KEY) return { json: { object: 'error', code: 'authentication_failure' }, status: 401 }
    return { json: { object: 'token', id: this.token(KINDS[String(number).replaceAll(' ', '')] ?? 'good') } }
  }
}

const paid = () => ({ status: 'successful', paidAt: '2026-11-21T05:00:30Z' }) as const

const bankPage = () => `<!doctype html><meta charset="utf-8"><title>Bank</title><form method="post">
<p>3-D Secure</p><button name="result" value="yes">Confirm</button><button name="result" value="no">Cancel</button></form>`

function confirm(charge: ServiceCharge, isConfirmed: boolean): ImitatedReply {
  if (charge.status === 'pending') Object.assign(charge, isConfirmed ? paid() : { status: 'failed' })
  const location = 'return_uri' in charge ? (charge.return_uri ?? '') : ''
  return { text: '', status: 302, headers: { location } }
}
