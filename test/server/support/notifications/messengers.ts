import type { AppOptions } from '../../../../server/app'
import {
  type MessagePlatform,
  type MessageSubject,
  messageTemplates,
} from '../../../../server/db/schema/settings/guestMessages'
import { ProviderError } from '../../../../server/integrations/providerError'
import type { TemplateMessage } from '../../../../server/integrations/social/socialLogin'
import type { Occasion } from '../../../../src/contract/config/config'
import { messageContract } from '../../../../src/contract/account/message'
import type { Locale } from '../../../../src/contract/fields'
import type { Backend } from '../harness'
import type { Shopper } from '../orders/shopper'

const nobody = () => Promise.reject(new Error('nobody does this here'))

/** Fake message clients of WeChat and Alipay: the code `c` is that of the guest `guest-c`. */
export class Messengers {
  readonly sent: (TemplateMessage & { platform: MessagePlatform })[] = []
  /** Delivers a message; tests set it to delay or fail. */
  carry?: (message: TemplateMessage) => Promise<void>

  readonly outside: NonNullable<AppOptions['loginProviders']> = {
    wechatMini: { ...this.app('wechat'), phone: nobody },
    alipay: { ...this.app('alipay'), identify: nobody, phone: nobody, authorizationUrl: () => '' },
  }

  private app(platform: MessagePlatform) {
    return {
      login: async (code: string) => {
        if (code === 'old') throw new ProviderError(platform, 'code', 'used')
        return { subject: `guest-${code}`, nickname: '', avatar: '' }
      },
      send: async (message: TemplateMessage) => {
        await this.carry?.(message)
        this.sent.push({ ...message, platform })
      },
    }
  }
}

/** Stores a message template. */
export async function template(
  { db }: Backend,
  occasion: Occasion,
  more: Partial<typeof messageTemplates.$inferInsert> = {},
): Promise<void> {
  const fields = { thing1: 'state' } as const
  await db.insert(messageTemplates).values({ occasion, platform: 'wechat', templateId: occasion, fields, ...more })
}

/** Subscribes a guest to messages, about the order `id` unless said otherwise. */
export function agree(
  backend: Backend,
  shopper: Pick<Shopper, 'as'>,
  about: { subject?: MessageSubject; id?: string; templateIds: string[]; code?: string },
  { appType = 'weapp', locale = 'en', key = '' }: { appType?: string; locale?: Locale; key?: string } = {},
) {
  const { id, ...rest } = about
  const input = { subject: 'order' as const, subjectId: id, code: 'c', ...rest }
  return backend.call(messageContract.subscribe, input, shopper.as({ locale, key, headers: { appType } }))
}
