import { makeAutoObservable } from 'mobx'
import type { PartnerApplication, PartnerInfo } from '@/contract/partner/partner'
import { Submission } from '@/stores/submission'

type Field = PartnerInfo['fields'][number]

/** Ids of the parts on the page. */
export const NAME = 'partner-name'
export const CONSENT = 'partner-consent'
export const questionId = ({ key }: Field): string => `partner-${key}`

/** An application as it is filled in; one that was sent before begins with its answers. */
export class ApplyModel {
  name: string
  answers: Record<string, string>
  agreed = false
  /** By the ids of the parts. */
  readonly submission = new Submission(() => this.missing)
  readonly #fields: readonly Field[]

  constructor(fields: readonly Field[], { name, answers }: Pick<PartnerApplication, 'name' | 'answers'>) {
    this.#fields = fields
    this.name = name
    this.answers = { ...answers }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get fields(): readonly Field[] {
    return this.#fields
  }

  get nameMissing(): boolean {
    return this.name.trim().length < 2
  }

  /** Whether a question that wants an answer has none. */
  isMissing({ key, required }: Field): boolean {
    return required && !this.answers[key]?.trim()
  }

  /** Id of the first part that is missing. */
  get missing(): string | undefined {
    if (this.nameMissing) return NAME
    const unanswered = this.fields.find((field) => this.isMissing(field))
    if (unanswered) return questionId(unanswered)
    return this.agreed ? undefined : CONSENT
  }

  rename(name: string): void {
    this.name = name
  }

  answer(key: string, text: string): void {
    this.answers = { ...this.answers, [key]: text }
  }

  toggleAgreed(): void {
    this.agreed = !this.agreed
  }
}
