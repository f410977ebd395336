import { addGlobalErrorListener, addGlobalWarningListener } from 'glass-easel'
import type { Report } from './report'

/** Lists without data are drawn empty, as the platforms do; the renderer's other warnings are faults of a package. */
const HARMLESS = /for-list data .* type "(undefined|null)"/

/** Reports what the renderer and the document complain about. */
export function watchErrors(report: Report) {
  addGlobalErrorListener((error) => {
    report.error('view', error)
    return false
  })
  addGlobalWarningListener((message) => {
    if (!HARMLESS.test(message)) report.error('view', message)
    return false
  })
  window.addEventListener('error', (event) => {
    if (event.error || event.message) report.error('throw', event.error ?? event.message)
  })
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report.error('rejection', event.reason)
  })
}
