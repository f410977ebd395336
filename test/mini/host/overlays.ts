/** What a modal or sheet is asked to show. */
export interface Question {
  title?: string
  content?: string
  /** From first to last, as they are read. */
  buttons: string[]
  /** A modal with a field to fill in. */
  placeholder?: string
}

/** The answer to a question: which button, and what was filled in. */
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

/** What the system draws above the pages: toasts, modals, action sheets. Tests read and tap them like anything else. */
export class Overlays {
  readonly root = document.createElement('mp-overlays')
  private toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    document.body.append(this.root)
  }

  /** Whether something is open that takes every tap. */
  get asks() {
    return this.root.querySelector('.mp-modal, .mp-sheet') !== null
  }

  /** Shows a short message for `duration` ms; a loading one stays until `hideToast`. */
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
