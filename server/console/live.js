// Runs in the browser. Refreshes live pages, prints, and asks before unsaved texts are left. Every page and form works without it.
;(() => {
  const PAUSE = 4000
  const find = (page, selector) => page.querySelector(selector)
  const main = find(document, 'main[data-live]')
  find(document, '[data-print]')?.addEventListener('click', () => print())

  /** On a narrow screen the navigation scrolls sideways: shows its current entry. */
  const showArea = () => find(document, 'header [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  showArea()

  let sent = false
  addEventListener('submit', () => (sent = true))
  addEventListener('pageshow', () => (sent = false))
  addEventListener('beforeunload', (event) => {
    const fields = [...document.querySelectorAll('form:not([data-block]) textarea')]
    if (!sent && fields.some(({ value, defaultValue }) => value !== defaultValue)) event.preventDefault()
  })
  if (!main) return

  // The page is not replaced while the user interacts with it.
  const busy = () => document.hidden || find(main, 'details[open], input:focus, :active')
  const nameOf = (element) =>
    [element.closest('article')?.id, element.form?.action ?? element.href, element.textContent].join()
  let shown

  const show = (page) => {
    const focused = main.contains(document.activeElement) && nameOf(document.activeElement)
    find(document, 'header').replaceChildren(...find(page, 'header').childNodes)
    showArea()
    main.replaceChildren(...find(page, 'main').childNodes)
    document.title = page.title
    const announcement = find(page, '#announcement').textContent
    if (find(document, '#announcement').textContent !== announcement)
      find(document, '#announcement').textContent = announcement
    const next = focused && [...main.querySelectorAll('button, a, summary')].find((each) => nameOf(each) === focused)
    if (next) next.focus()
  }

  const refresh = async () => {
    const response = await fetch(location.href)
    if (response.redirected) location.reload()
    const text = await response.text()
    if (!response.ok) throw new Error(response.statusText)
    if (text === shown || busy()) return
    show(new DOMParser().parseFromString(text, 'text/html'))
    shown = text
  }

  const poll = async () => {
    if (!busy()) {
      const stale = await refresh().then(
        () => false,
        () => true,
      )
      document.body.toggleAttribute('data-stale', stale)
    }
    setTimeout(() => void poll(), PAUSE)
  }

  setTimeout(() => void poll(), PAUSE)
})()
