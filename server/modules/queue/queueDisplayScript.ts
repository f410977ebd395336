import { createHash } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/time/duration'

/** How often the screen asks by itself: for its clock, and for numbers whose time is over. */
const REFRESH_MS = MINUTE_MS / 2
/** The same in a browser without server-sent events. */
const POLL_MS = 3 * SECOND_MS

/** Shows each change of the queue at once. What cannot be read leaves the screen as it is. */
export const DISPLAY_SCRIPT = `(function () {
  var turn = 0
  function show() {
    var mine = (turn += 1)
    fetch(location.href, { cache: 'no-store' })
      .then(function (reply) {
        var isPage = /html/.test(reply.headers.get('content-type'))
        return isPage ? reply.text() : Promise.reject()
      })
      .then(function (text) {
        if (mine !== turn) return
        document.body.innerHTML = new DOMParser().parseFromString(text, 'text/html').body.innerHTML
      })
      .catch(function () {})
  }
  var events
  function listen() {
    events = new EventSource(location.pathname + '/events')
    events.onopen = show
    events.addEventListener('queue', show)
  }
  if (!('EventSource' in window)) return setInterval(show, ${POLL_MS})
  listen()
  setInterval(function () {
    if (events.readyState === EventSource.CLOSED) listen()
    show()
  }, ${REFRESH_MS})
})()`

/** Hash of the script for the content security policy of the page. */
export const DISPLAY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(DISPLAY_SCRIPT).digest('base64')}'`
