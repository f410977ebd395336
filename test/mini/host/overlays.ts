/** The content of a modal or sheet. */
export interface DialogContent {
  title?: string
  content?: string
  /** In reading order. */
  buttons: string[]
  /** Shows a text field with this placeholder. */
  placeholder?: string
}

/** The user's choice: index of the button and text of the field. */
export interface DialogChoice {
  index: number
  text: string
}

function appendDiv(name: string, text: string, parent: Element) {
  const element = document.createElement('div')
  element.className = name
  element.textContent = text
  parent.append(element)
  return element
}

/** System overlays above the pages: toasts, modals, action sheets. Tests read and tap them like other elements. */
export class Overlays {
  readonly root = document.createElement('mp-overlays')
  private toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    document.body.append(this.root)
  }

  /** Whether a modal or sheet is open, which receives every tap. */
  get isDialogOpen() {
    return this.root.querySelector('.mp-modal, .mp-sheet') !== null
  }

  /** Shows a toast for `duration` ms; a loading toast stays until `hideToast`. */
  toast(text: string, { duration = 1500, loading = false } = {}) {
    this.hideToast()
    appendDiv(loading ? 'mp-toast mp-loading' : 'mp-toast', text, this.root)
    if (!loading) this.toastTimer = setTimeout(() => this.hideToast(), duration)
  }

  hideToast() {
    clearTimeout(this.toastTimer)
    this.root.querySelector('.mp-toast')?.remove()
  }

  modal(question: DialogContent) {
    return this.showDialog('mp-modal', question)
  }

  sheet(question: DialogContent) {
    return this.showDialog('mp-sheet', question)
  }

  private showDialog(name: string, { title, content, buttons, placeholder }: DialogContent) {
    return new Promise<DialogChoice>((resolve) => {
      const backdrop = appendDiv(name, '', this.root)
      const box = appendDiv('mp-box', '', backdrop)
      if (title) appendDiv('mp-title', title, box)
      if (content) appendDiv('mp-content', content, box)
      const field = document.createElement('input')
      if (placeholder !== undefined) box.append(Object.assign(field, { placeholder }))
      const row = appendDiv('mp-buttons', '', box)
      for (const [index, text] of buttons.entries()) {
        appendDiv('mp-button', text, row).addEventListener('touchend', () => {
          backdrop.remove()
          resolve({ index, text: field.value })
        })
      }
    })
  }
}
