import { makeAutoObservable } from 'mobx'

/** What a form shows once it was submitted with faults: all of them, and the focus on the first one until it is corrected. */
export class Submission<Field extends string> {
  /** Faults are shown from the first submit on. */
  submitted = false
  private focused: Field | undefined = undefined
  readonly #firstFault: () => Field | undefined

  constructor(firstFault: () => Field | undefined) {
    this.#firstFault = firstFault
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether a field has the focus as the first fault. */
  focuses(field: Field): boolean {
    return this.focused === field && this.#firstFault() === field
  }

  /** Returns the first fault; a form without one may be sent. */
  submit(): Field | undefined {
    this.submitted = true
    this.focused = this.#firstFault()
    return this.focused
  }
}
