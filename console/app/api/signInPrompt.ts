/**
 * Asks staff to sign in above the page that they are on. All calls that need it meanwhile wait for the same answer. The dialog that
 * draws it subscribes.
 */
export class SignInPrompt {
  #answer: ((signedIn: boolean) => void) | undefined
  #pending: Promise<boolean> | undefined
  readonly #listeners = new Set<() => void>()

  /** Whether the dialog is to be shown. */
  readonly isOpen = (): boolean => this.#pending !== undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Resolves to whether staff have signed in. */
  ask(): Promise<boolean> {
    this.#pending ??= new Promise((resolve) => (this.#answer = resolve))
    this.#notify()
    return this.#pending
  }

  answer(signedIn: boolean): void {
    this.#answer?.(signedIn)
    this.#pending = undefined
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
