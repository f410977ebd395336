import type { mediaContract } from '../../../src/contract/media'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { Db } from '../../db/database'
import type { WechatWeb } from '../../integrations/social/socialLogin'
import type { RateLimiter } from '../rateLimits/rateLimiter'
import { AppError } from '../../api/appError'
import { savePicture } from './pictureRepository'
import { callProvider, requireProvider } from '../../integrations/callProvider'

interface MediaDependencies {
  limiter: RateLimiter
  /** WeChat's browser, when the merchant has an account there. */
  wechatWeb?: WechatWeb
  /** Whether a URL is a page of the storefront. */
  ownsPage(address: string, host: string): boolean
}

type SessionContext = RequestContext<Db, Session>

/** Uploads of guests, and JS-SDK signatures for WeChat. */
export function mediaHandlers({ limiter, wechatWeb, ownsPage }: MediaDependencies): Handlers<typeof mediaContract> {
  const count = async (context: SessionContext) => {
    await limiter.take(context.db, 'uploads', context.session.userId, context.now)
    await context.limitByAddress('uploadsFromAddress')
  }

  const uploader = ({ db, session, now }: SessionContext) => ({ db, userId: session.userId, now })

  return {
    image: {
      transaction: false,
      async handle(context) {
        await count(context)
        return savePicture(uploader(context), await context.file())
      },
    },

    async jssdk({ host, log }, { url }) {
      const wechat = requireProvider(wechatWeb)
      if (!ownsPage(url, host)) throw new AppError(400, 'social.foreignPage')
      return callProvider(log, () => wechat.sign(url))
    },

    upload: {
      transaction: false,
      async handle(context, { mediaId }) {
        const wechat = requireProvider(wechatWeb)
        await count(context)
        return savePicture(uploader(context), await callProvider(context.log, () => wechat.media(mediaId)))
      },
    },
  }
}
