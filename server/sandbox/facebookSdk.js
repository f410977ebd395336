/* Replaces Facebook's JavaScript SDK in the sandbox. Implements what sign-in needs. */
;(() => {
  const VERSION = 'v20.0'
  const STORAGE_KEY = 'sandbox-facebook'
  const people = ['Ploy', 'Somchai', 'Mei', 'Alex']
  let ready = false

  const status = () => {
    const name = sessionStorage.getItem(STORAGE_KEY)
    if (!name) return { status: 'unknown', authResponse: null }
    const accessToken = `sandbox-${name.toLowerCase()}`
    return { status: 'connected', authResponse: { accessToken, userID: name, expiresIn: 3600 } }
  }

  const demandReady = () => {
    if (!ready) throw new Error('FB.init was not called with an appId and a valid version')
  }

  const signIn = async (callback) => {
    const answers = people.map((name) => [name, name])
    const { answer: name } = await window.askSandbox('Sandbox login, standing in for Facebook', answers)
    if (name) sessionStorage.setItem(STORAGE_KEY, name)
    callback(name ? status() : { status: 'unknown', authResponse: null })
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
      void signIn(callback)
    },
    logout(callback) {
      demandReady()
      sessionStorage.removeItem(STORAGE_KEY)
      callback?.(status())
    },
    getAuthResponse: () => status().authResponse,
    AppEvents: { logPageView() {} },
  }
  window.fbAsyncInit?.()
})()
