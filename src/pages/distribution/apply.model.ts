import { makeAutoObservable } from 'mobx'
import type { PartnerApplication, PartnerInfo } from '@/contract/partner/partner'

type Field = PartnerInfo['fields'][number]

/** An application as it is filled in; one that was sent before begins with its answers. */
export class ApplyModel {
  name: string
  answers: Record<string, string>
  agreed = false
  /** Faults are shown from the first try on. */
  tried = false
  readonly fields: readonly Field[]

  constructor(fields: readonly Field[], { name, answers }: Pick<PartnerApplication, 'name' | 'answers'>) {
    this.fields = fields
    this.name = name
    this.answers = { ...answers }
    makeAutoObservable(this, { fields: false }, { autoBind: true })
  }

  get nameMissing(): boolean {
    return this.name.trim().length < 2
  }

  /** Whether a question that wants an answer has none. */
  isMissing({ key, required }: Field): boolean {
    return required && !this.answers[key]?.trim()
  }

  /** Whether it can be sent, but for the consent. */
  get complete(): boolean {
    return !this.nameMissing && !this.fields.some((field) => this.isMissing(field))
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

  try(): void {
    this.tried = true
  }
}
