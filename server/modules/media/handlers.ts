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
  const count = async (here: SessionContext) => {
    await limiter.take(here.db, 'uploads', here.session.userId, here.now)
    await here.limitByAddress('uploadsFromAddress')
  }

  const uploader = ({ db, session, now }: SessionContext) => ({ db, userId: session.userId, now })

  return {
    image: {
      transaction: false,
      async handle(here) {
        await count(here)
        return savePicture(uploader(here), await here.file())
      },
    },

    async jssdk({ host, log }, { url }) {
      const wechat = requireProvider(wechatWeb)
      if (!ownsPage(url, host)) throw new AppError(400, 'social.foreignPage')
      return callProvider(log, () => wechat.sign(url))
    },

    upload: {
      transaction: false,
      async handle(here, { mediaId }) {
        const wechat = requireProvider(wechatWeb)
        await count(here)
        return savePicture(uploader(here), await callProvider(here.log, () => wechat.media(mediaId)))
      },
    },
  }
}
