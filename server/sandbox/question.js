/* The dialog of the sandbox SDKs. It is served before each of them. */
;(() => {
  const styled = (name, style, fields = {}) => {
    const element = Object.assign(document.createElement(name), fields)
    element.style.cssText = style
    return element
  }

  const BOX = 'min-height:48px;border:1px solid #ccc;border-radius:14px;font:inherit;'

  const button = ([label, value]) =>
    styled('button', `${BOX}background:none;color:inherit`, { type: 'submit', value, textContent: label })

  const field = (label) => styled('input', `${BOX}padding:0 12px`, { ariaLabel: label, placeholder: label })

  /** Opens a dialog with a button per answer ([label, value]) and, with a `label`, a text field. */
  window.askSandbox = (question, answers, label) =>
    new Promise((resolve) => {
      const dialog = styled(
        'dialog',
        'width:min(20rem,80vw);padding:24px;border:0;border-radius:20px;background:Canvas;color:CanvasText',
        { ariaLabel: question },
      )
      const form = styled('form', 'display:grid;gap:12px;font:16px/1.5 system-ui,sans-serif', { method: 'dialog' })
      const input = label && field(label)
      form.append(
        styled('p', '', { textContent: question }),
        ...(input ? [input] : []),
        ...[...answers, ['Not now', '']].map(button),
      )
      dialog.append(form)
      dialog.addEventListener('close', () => {
        dialog.remove()
        resolve({ answer: dialog.returnValue, text: input ? input.value : '' })
      })
      document.body.append(dialog)
      dialog.showModal()
    })
})()
