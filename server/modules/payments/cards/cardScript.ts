import { createHash } from 'node:crypto'

/**
 * Opens the provider's form as soon as its script has loaded, sends the token that the form has made, and goes on to the page of the
 * bank or back to the storefront. A token whose outcome is not known is sent again, so that no second card is charged.
 */
export const CARD_SCRIPT = `
const main = document.querySelector('main')
const { script, key, amount, merchant, form } = main.dataset
const button = document.getElementById('enter')
const message = document.getElementById('message')
let token
function show(text, isBusy) {
  message.textContent = main.dataset[text] || ''
  message.className = isBusy ? 'busy' : ''
  button.disabled = Boolean(isBusy)
  button.textContent = main.dataset[token ? 'again' : 'enter']
}
function load() {
  show('loading', true)
  const element = document.createElement('script')
  element.src = script
  element.onload = open
  element.onerror = () => { element.remove(); show('blocked') }
  document.head.append(element)
}
function open() {
  if (!window.OmiseCard) return show('blocked')
  show()
  OmiseCard.configure({ publicKey: key })
  OmiseCard.open({
    amount, currency: 'THB', frameLabel: merchant, locale: form,
    defaultPaymentMethod: 'credit_card', otherPaymentMethods: [],
    onCreateTokenSuccess(made) { token = made; send() },
    onFormClosed() { if (!token) { show(); button.focus() } },
  })
}
async function send() {
  show('paying', true)
  let answer
  try {
    const body = JSON.stringify({ token, page: location.href })
    const reply = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    answer = reply.ok ? await reply.json() : { state: 'unsure' }
  } catch { answer = { state: 'unsure' } }
  if (answer.url) return location.replace(answer.url)
  if (answer.state === 'refused') token = undefined
  show(answer.state)
}
button.onclick = () => token ? send() : window.OmiseCard ? open() : load()
load()
`

/** Hash of the script for the content security policy of the page. */
export const CARD_SCRIPT_HASH = `'sha256-${createHash('sha256').update(CARD_SCRIPT).digest('base64')}'`
