/** The content of a modal or sheet. */
export interface Question {
  title?: string
  content?: string
  /** In reading order. */
  buttons: string[]
  /** Shows a text field with this placeholder. */
  placeholder?: string
}

/** The user's choice: index of the button and text of the field. */
export interface Choice {
  index: number
  text: string
}

function part(name: string, text: string, parent: Element) {
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
  get asks() {
    return this.root.querySelector('.mp-modal, .mp-sheet') !== null
  }

  /** Shows a toast for `duration` ms; a loading toast stays until `hideToast`. */
  toast(text: string, { duration = 1500, stays = false } = {}) {
    this.hideToast()
    part(stays ? 'mp-toast mp-loading' : 'mp-toast', text, this.root)
    if (!stays) this.toastTimer = setTimeout(() => this.hideToast(), duration)
  }

  hideToast() {
    clearTimeout(this.toastTimer)
    this.root.querySelector('.mp-toast')?.remove()
  }

  modal(question: Question) {
    return this.ask('mp-modal', question)
  }

  sheet(question: Question) {
    return this.ask('mp-sheet', question)
  }

  private ask(name: string, { title, content, buttons, placeholder }: Question) {
    return new Promise<Choice>((resolve) => {
      const cover = part(name, '', this.root)
      const box = part('mp-box', '', cover)
      if (title) part('mp-title', title, box)
      if (content) part('mp-content', content, box)
      const field = document.createElement('input')
      if (placeholder !== undefined) box.append(Object.assign(field, { placeholder }))
      const row = part('mp-buttons', '', box)
      for (const [index, text] of buttons.entries()) {
        part('mp-button', text, row).addEventListener('touchend', () => {
          cover.remove()
          resolve({ index, text: field.value })
        })
      }
    })
  }
}
