// Runs in the browser. Keeps a page that shows what happens up to date, prints, and asks before what is written is left; without it every page and
// form works as well.
;(() => {
  const PAUSE = 4000
  const find = (page, selector) => page.querySelector(selector)
  const main = find(document, 'main[data-live]')
  find(document, '[data-print]')?.addEventListener('click', () => print())

  /** On a narrow screen the areas of the console lie beside each other, further than one sees. */
  const showArea = () => find(document, 'header [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  showArea()

  // What is there to be copied is chosen whole.
  addEventListener('focusin', ({ target }) => target.readOnly && target.select())

  let sent = false
  addEventListener('submit', () => (sent = true))
  addEventListener('pageshow', () => (sent = false))
  addEventListener('beforeunload', (event) => {
    const fields = [...document.querySelectorAll('form:not([data-block]) textarea')]
    if (!sent && fields.some(({ value, defaultValue }) => value !== defaultValue)) event.preventDefault()
  })
  if (!main) return

  // Nothing moves under the hands of who is in the middle of something.
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
    const said = find(page, '#said').textContent
    if (find(document, '#said').textContent !== said) find(document, '#said').textContent = said
    const again = focused && [...main.querySelectorAll('button, a, summary')].find((each) => nameOf(each) === focused)
    if (again) again.focus()
  }

  const look = async () => {
    const answer = await fetch(location.href)
    if (answer.redirected) location.reload()
    const text = await answer.text()
    if (!answer.ok) throw new Error(answer.statusText)
    if (text === shown || busy()) return
    show(new DOMParser().parseFromString(text, 'text/html'))
    shown = text
  }

  const keepLooking = async () => {
    if (!busy()) {
      const stale = await look().then(
        () => false,
        () => true,
      )
      document.body.toggleAttribute('data-stale', stale)
    }
    setTimeout(() => void keepLooking(), PAUSE)
  }

  setTimeout(() => void keepLooking(), PAUSE)
})()
