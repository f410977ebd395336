import { createHash } from 'node:crypto'

/** Shows the button where the browser prints: the apps that show pages inside do not. */
export const PRINT_SCRIPT = `if ('print' in window && !/MicroMessenger|AlipayClient|Line\\//.test(navigator.userAgent)) {
  const button = document.getElementById('print')
  button.hidden = false
  button.onclick = () => window.print()
}`

/** Hash of the script for the content security policy of the page. */
export const PRINT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(PRINT_SCRIPT).digest('base64')}'`
