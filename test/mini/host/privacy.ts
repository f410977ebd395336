import type { Listeners } from './api/listeners'
import { Failure } from './failure'
import type { Report } from './report'

/** What the app listens to, and what it answers. */
const EVENT = 'NeedPrivacyAuthorization'
interface Answer {
  event: 'exposureAuthorization' | 'agree' | 'disagree'
  buttonId?: string
}

/** What of the phone tells something about its user, by the word that asks the test for it. */
const PRIVATE = ['location', 'chooseLocation', 'images', 'phone', 'avatar', 'album']

/**
 * WeChat's rule of privacy: before the first thing that tells something about its user, the app is told to ask, and only a tap on WeChat's own
 * button counts as consent (https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/PrivacyAuthorize.html).
 */
export class Privacy {
  private readonly pressed = new Set<string | undefined>()

  constructor(
    private agreed: boolean,
    private readonly listeners: Listeners,
    private readonly report: Report,
  ) {}

  /** The user taps a button with `open-type="agreePrivacyAuthorization"`. */
  press(buttonId: string) {
    this.pressed.add(buttonId)
  }

  /** Lets a question to the phone pass; rejects as WeChat does when its user does not agree. */
  async check(kind: string): Promise<void> {
    if (this.agreed || !PRIVATE.includes(kind)) return
    const { event, buttonId } = await this.question()
    const tapped = this.pressed.has(buttonId)
    if (event === 'agree' && !tapped)
      this.report.error('throw', `no button "${buttonId}" of WeChat's was tapped to agree`)
    this.agreed = event === 'agree' && tapped
    if (!this.agreed) throw new Failure('privacy permission is not authorized', 104)
  }

  private question(): Promise<Answer> {
    if (!this.listeners.has(EVENT)) return Promise.resolve({ event: 'disagree' })
    return new Promise((resolve) => this.listeners.fire(EVENT, resolve))
  }
}
