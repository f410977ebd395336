/* Replaces WeChat's JS-SDK in the sandbox: a dialog asks for what WeChat would return. */
;(() => {
  /** The location of every user of the sandbox: Thonglor, Bangkok. */
  const HERE = { latitude: 13.7305, longitude: 100.5815, speed: -1, accuracy: 30 }
  /** A grey pixel (GIF). */
  const PICTURE = 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
  const FIELDS = ['appId', 'timestamp', 'nonceStr', 'signature']
  let state = 'new'
  let allowed = []
  let waiting = []
  let failed

  /** Resolves to the typed text, or to true without a field; undefined when the user cancels. */
  const ask = async (question, yes, label) => {
    const title = `Sandbox, standing in for WeChat. ${question}`
    const { answer, text } = await window.askSandbox(title, [[yes, 'yes']], label)
    if (answer !== 'yes') return undefined
    return label ? text : true
  }

  /** Each call resolves to its result, or to undefined when the user cancels. */
  const calls = {
    getLocation: async () => (await ask('Share your location?', 'Allow')) && HERE,
    openLocation: async ({ latitude, longitude, name }) =>
      (await ask(`Here is ${name || 'the place'}, at ${latitude}, ${longitude}.`, 'Close')) ? {} : {},
    chooseImage: async ({ count = 9 }) => {
      const chosen = await ask(`You can choose up to ${count} pictures.`, 'Choose one')
      return chosen && { localIds: ['weixin://resourceid/sandbox-1'] }
    },
    getLocalImgData: async () => ({ localData: PICTURE }),
    uploadImage: async ({ localId }) => ({ serverId: localId.split('/').pop() }),
    scanQRCode: async () => {
      const resultStr = await ask('Enter the text of the code.', 'Scan', 'Text of the code')
      return resultStr === undefined ? undefined : { resultStr }
    },
  }

  const refusal = (name) => {
    if (state !== 'ready') return `${name}:fail, the permission value is offline verifying`
    return allowed.includes(name) ? undefined : `${name}:permission denied`
  }

  const run = async (name, { success, fail, cancel, complete, ...options } = {}) => {
    const errMsg = refusal(name)
    const answer = errMsg ? undefined : await calls[name](options)
    if (errMsg) fail?.({ errMsg })
    else if (answer) success?.({ ...answer, errMsg: `${name}:ok` })
    else cancel?.({ errMsg: `${name}:cancel` })
    complete?.()
  }

  window.wx = {
    config(options = {}) {
      state = 'asking'
      setTimeout(() => {
        const missing = FIELDS.find((name) => !options[name])
        state = missing ? 'refused' : 'ready'
        allowed = options.jsApiList ?? []
        if (missing) failed?.({ errMsg: 'config:invalid signature' })
        for (const done of waiting) done()
        waiting = []
      })
    },
    ready(done) {
      if (state === 'ready' || state === 'refused') done()
      else waiting.push(done)
    },
    error(callback) {
      failed = callback
      if (state === 'refused') callback({ errMsg: 'config:invalid signature' })
    },
    checkJsApi: ({ jsApiList = [], success }) =>
      success?.({
        checkResult: Object.fromEntries(jsApiList.map((name) => [name, name in calls])),
        errMsg: 'checkJsApi:ok',
      }),
    ...Object.fromEntries(Object.keys(calls).map((name) => [name, (options) => void run(name, options)])),
  }
})()
