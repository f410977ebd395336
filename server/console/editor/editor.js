// Runs in the browser. Saves the typed text into the draft after a pause and refreshes the preview. Every form works without it.
;(() => {
  const PAUSE = 600
  const find = (page, selector) => page.querySelector(selector)
  const editor = find(document, '[data-editor]')
  if (!editor) return

  /** Sends forms one after another, because each contains the revision of the draft that it was made for. */
  let queue = Promise.resolve()
  /** Timer that waits for a pause in the typing. */
  let pause
  /** Another user changed the draft: the text here replaces theirs only by an explicit save. */
  let conflict = false
  const field = () => find(editor, 'textarea')
  let saved = field()?.value

  const say = (text) => {
    find(document, '#message').textContent = text
  }

  const swap = (page, selector) => {
    const [old, fresh] = [find(document, selector), find(page, selector)]
    if (old && fresh) old.replaceChildren(...fresh.childNodes)
  }

  /** Keeps the keyboard focus in the same block, also when the pressed button is now disabled. */
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
    swap(page, '#message')
    // Does not replace the field that the user types in.
    if (now && now.dataset.block === next?.dataset.block) swap(page, '#errors')
    else swap(page, '#written')
    if (written !== undefined && !find(page, '#errors li')) saved = written
    field()?.toggleAttribute('aria-invalid', Boolean(find(editor, '#errors li')))
    for (const each of editor.querySelectorAll('[name=revision]')) each.value = revision
    showDraft(page)
  }

  const send = async (form, button) => {
    const fields = new URLSearchParams(new FormData(form))
    fields.set(button.name, button.value)
    const written = form.dataset.block ? field().value : undefined
    const response = await fetch(form.action, { method: 'POST', body: fields })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!find(page, '[data-editor]')) {
      // The session has expired, or the form was invalid: keeps the typed text on the screen.
      say(
        find(page, '[role=alert]')?.textContent ??
          'Not saved: your session has expired. Copy your text and log in again.',
      )
      return
    }
    conflict = response.status === 409
    if (response.ok) history.replaceState(null, '', response.url)
    take(page, written)
    if (response.ok && written !== undefined && saved === field()?.value)
      find(editor, '#errors').textContent = 'Draft saved.'
  }

  const enqueue = (form, button) => {
    clearTimeout(pause)
    queue = queue.then(() =>
      send(form, button).catch(() =>
        say('The server did not respond. Your text is still here and is sent with your next change.'),
      ),
    )
  }

  editor.addEventListener('submit', (event) => {
    event.preventDefault()
    enqueue(event.target, event.submitter)
  })

  editor.addEventListener('input', ({ target }) => {
    if (target !== field()) return
    find(editor, '#errors').textContent = ''
    clearTimeout(pause)
    const form = target.form
    if (!conflict) pause = setTimeout(() => enqueue(form, find(form, '[value=save]')), PAUSE)
  })

  addEventListener('beforeunload', (event) => {
    if (field() && field().value !== saved) event.preventDefault()
  })
})()
