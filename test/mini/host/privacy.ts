import type { Listeners } from './api/listeners'
import { Failure } from './failure'
import type { Report } from './report'

/** The event that requests authorisation, and the app's answer. */
const EVENT = 'NeedPrivacyAuthorization'
interface Authorization {
  event: 'exposureAuthorization' | 'agree' | 'disagree'
  buttonId?: string
}

/** Kinds of calls to the test that expose personal data. */
const PRIVATE_CALLS = ['location', 'chooseLocation', 'images', 'phone', 'avatar', 'album']

/**
 * WeChat's privacy rule: before the first access to personal data the app gets an event, and only a tap on WeChat's own
 * button counts as consent (https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/PrivacyAuthorize.html).
 */
export class Privacy {
  private readonly tappedButtons = new Set<string | undefined>()

  constructor(
    private agreed: boolean,
    private readonly listeners: Listeners,
    private readonly report: Report,
  ) {}

  /** Records a tap on a button with `open-type="agreePrivacyAuthorization"`. */
  recordTap(buttonId: string) {
    this.tappedButtons.add(buttonId)
  }

  /** Lets a call to the test pass; rejects as WeChat does when the user does not agree. */
  async check(kind: string): Promise<void> {
    if (this.agreed || !PRIVATE_CALLS.includes(kind)) return
    const { event, buttonId } = await this.requestAuthorization()
    const tapped = this.tappedButtons.has(buttonId)
    if (event === 'agree' && !tapped)
      this.report.error('throw', `no button "${buttonId}" of WeChat's was tapped to agree`)
    this.agreed = event === 'agree' && tapped
    if (!this.agreed) throw new Failure('privacy permission is not authorized', 104)
  }

  private requestAuthorization(): Promise<Authorization> {
    if (!this.listeners.has(EVENT)) return Promise.resolve({ event: 'disagree' })
    return new Promise((resolve) => this.listeners.fire(EVENT, resolve))
  }
}
