import { Failure } from '../failure'
import { bytesOf } from '../instances'

/** Key-value storage of the app on the phone; values are stored as JSON, as on the platforms. */
export class AppStorage {
  private readonly values = new Map<string, string>()

  /** `keyLimit` is the largest size of one value, in bytes. */
  constructor(
    initial: Record<string, unknown>,
    private readonly keyLimit: number,
  ) {
    for (const [key, value] of Object.entries(initial)) this.set(key, value)
  }

  has(key: string) {
    return this.values.has(key)
  }

  get(key: string): unknown {
    const json = this.values.get(key)
    return json === undefined ? undefined : (JSON.parse(json) as unknown)
  }

  set(key: string, value: unknown) {
    if (typeof key !== 'string' || !key) throw new Failure('the key must be a text')
    const json = JSON.stringify(value) ?? 'null'
    if (bytesOf(json) > this.keyLimit) throw new Failure(`entry size limit reached: ${key}`)
    this.values.set(key, json)
  }

  remove(key: string) {
    this.values.delete(key)
  }

  clear() {
    this.values.clear()
  }

  /** The result of `getStorageInfo`; sizes in KB. */
  get info() {
    const size = [...this.values.values()].reduce((sum, json) => sum + bytesOf(json), 0)
    return { keys: [...this.values.keys()], currentSize: Math.ceil(size / 1024), limitSize: 10 * 1024 }
  }

  get all(): Record<string, unknown> {
    return Object.fromEntries([...this.values.keys()].map((key) => [key, this.get(key)]))
  }
}
