import { addGlobalErrorListener, addGlobalWarningListener } from 'glass-easel'
import type { Report } from './report'

/** The platforms draw lists without data as empty; the renderer's other warnings are faults of a package. */
const HARMLESS = /for-list data .* type "(undefined|null)"/

/** Records errors and warnings of the renderer and the document. */
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
