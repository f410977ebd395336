/* Stands for Facebook's JavaScript SDK where the merchant has no Facebook app. It knows what a sign-in needs. */
;(() => {
  const VERSION = 'v20.0'
  const KEPT = 'sandbox-facebook'
  const people = ['Ploy', 'Somchai', 'Mei', 'Alex']
  let ready = false

  const status = () => {
    const name = sessionStorage.getItem(KEPT)
    if (!name) return { status: 'unknown', authResponse: null }
    const accessToken = `sandbox-${name.toLowerCase()}`
    return { status: 'connected', authResponse: { accessToken, userID: name, expiresIn: 3600 } }
  }

  const demandReady = () => {
    if (!ready) throw new Error('FB.init was not called with an appId and a valid version')
  }

  /** A button that gives its label as the answer. */
  const choice = (label, answer) => {
    const button = document.createElement('button')
    Object.assign(button, { type: 'submit', value: answer, textContent: label })
    button.style.cssText =
      'min-height:48px;border:1px solid #ccc;border-radius:14px;background:none;color:inherit;font:inherit'
    return button
  }

  const ask = (answered) => {
    const dialog = document.createElement('dialog')
    const form = document.createElement('form')
    form.method = 'dialog'
    form.style.cssText = 'display:grid;gap:12px;font:16px/1.5 system-ui,sans-serif'
    const title = document.createElement('p')
    title.textContent = 'Sandbox sign-in: this stands for Facebook'
    form.append(title, ...people.map((name) => choice(name, name)), choice('Not now', ''))
    dialog.setAttribute('aria-label', title.textContent)
    dialog.style.cssText =
      'width:min(20rem,80vw);padding:24px;border:0;border-radius:20px;background:Canvas;color:CanvasText'
    dialog.append(form)
    dialog.addEventListener('close', () => {
      dialog.remove()
      answered(dialog.returnValue)
    })
    document.body.append(dialog)
    dialog.showModal()
  }

  window.FB = {
    init({ appId, version } = {}) {
      if (!appId || version !== VERSION) throw new Error(`init not called with an appId and version ${VERSION}`)
      ready = true
    },
    getLoginStatus(callback) {
      demandReady()
      queueMicrotask(() => callback(status()))
    },
    login(callback) {
      demandReady()
      ask((name) => {
        if (name) sessionStorage.setItem(KEPT, name)
        callback(name ? status() : { status: 'unknown', authResponse: null })
      })
    },
    logout(callback) {
      demandReady()
      sessionStorage.removeItem(KEPT)
      callback?.(status())
    },
    getAuthResponse: () => status().authResponse,
    AppEvents: { logPageView() {} },
  }
  window.fbAsyncInit?.()
})()
