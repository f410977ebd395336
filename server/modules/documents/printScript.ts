import { createHash } from 'node:crypto'

/** Shows the button where the browser prints: the apps that show pages inside do not. */
export const PRINT_SCRIPT = `if ('print' in window && !/MicroMessenger|AlipayClient|Line\\//.test(navigator.userAgent)) {
  const button = document.getElementById('print')
  button.hidden = false
  button.onclick = () => window.print()
}`

/** What the content policy of the page names the script by. */
export const PRINT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(PRINT_SCRIPT).digest('base64')}'`
