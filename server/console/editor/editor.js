// Runs in the browser. What is written is kept in the draft after a pause, and the storefront in the frame shows it at once; without this every
// form works as well, with a page of its own.
;(() => {
  const PAUSE = 600
  const find = (page, selector) => page.querySelector(selector)
  const editor = find(document, '[data-editor]')
  if (!editor) return

  /** One after the other: each form says which state of the page it was made for. */
  let turn = Promise.resolve()
  /** Waits for a pause in the writing. */
  let pause
  /** Somebody else was faster: what is written here replaces theirs only when it is said so. */
  let overtaken = false
  const field = () => find(editor, 'textarea')
  let kept = field()?.value

  const say = (text) => {
    find(document, '#told').textContent = text
  }

  const swap = (page, selector) => {
    const [old, fresh] = [find(document, selector), find(page, selector)]
    if (old && fresh) old.replaceChildren(...fresh.childNodes)
  }

  /** Keys stay where they were, also when the button has nothing more to do. */
  const keepFocus = (change) => {
    const { activeElement: focused } = document
    const [place, act] = [focused?.closest('li')?.id, focused?.value]
    change()
    if (!place || document.activeElement !== document.body) return
    const buttons = [...(document.getElementById(place)?.querySelectorAll('button:not(:disabled)') ?? [])]
    const again = buttons.find(({ value }) => value === act) ?? buttons[0]
    if (again) again.focus()
  }

  const showDraft = (page) => {
    const [frame, fresh] = [find(editor, 'iframe'), find(page, 'iframe')]
    if (frame.getAttribute('src') === fresh.getAttribute('src'))
      frame.contentWindow.postMessage('draft', location.origin)
    else frame.src = fresh.getAttribute('src')
  }

  const take = (page, written) => {
    const { revision } = find(page, '[data-editor]').dataset
    const [now, next] = [find(editor, 'form[data-block]'), find(page, 'form[data-block]')]
    keepFocus(() => swap(page, '[data-part=blocks]'))
    swap(page, '#told')
    // The field that somebody writes in stays as it is.
    if (now && now.dataset.block === next?.dataset.block) swap(page, '#faults')
    else swap(page, '#written')
    if (written !== undefined && !find(page, '#faults li')) kept = written
    field()?.toggleAttribute('aria-invalid', Boolean(find(editor, '#faults li')))
    for (const each of editor.querySelectorAll('[name=revision]')) each.value = revision
    showDraft(page)
  }

  const send = async (form, button) => {
    const fields = new URLSearchParams(new FormData(form))
    fields.set(button.name, button.value)
    const written = form.dataset.block ? field().value : undefined
    const answer = await fetch(form.action, { method: 'POST', body: fields })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!find(page, '[data-editor]')) {
      // The visit is over, or the form made no sense: what is written stays on the screen.
      say(
        find(page, '[role=alert]')?.textContent ??
          'Not saved: your session has expired. Copy your text and log in again.',
      )
      return
    }
    overtaken = answer.status === 409
    if (answer.ok) history.replaceState(null, '', answer.url)
    take(page, written)
    if (answer.ok && written !== undefined && kept === field()?.value)
      find(editor, '#faults').textContent = 'Draft saved.'
  }

  const inTurn = (form, button) => {
    clearTimeout(pause)
    turn = turn.then(() =>
      send(form, button).catch(() =>
        say('The server did not respond. Your text is still here and is sent with your next change.'),
      ),
    )
  }

  editor.addEventListener('submit', (event) => {
    event.preventDefault()
    inTurn(event.target, event.submitter)
  })

  editor.addEventListener('input', ({ target }) => {
    if (target !== field()) return
    find(editor, '#faults').textContent = ''
    clearTimeout(pause)
    const form = target.form
    if (!overtaken) pause = setTimeout(() => inTurn(form, find(form, '[value=save]')), PAUSE)
  })

  addEventListener('beforeunload', (event) => {
    if (field() && field().value !== kept) event.preventDefault()
  })
})()
