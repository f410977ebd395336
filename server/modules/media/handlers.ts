import type { mediaContract } from '../../../src/contract/media'
import type { AccountDependencies, SessionContext } from '../accounts/dependencies'
import type { Handlers } from '../../api/context'
import { isOwnPage } from '../../api/siteUrl'
import { AppError } from '../../api/appError'
import { savePicture } from './pictureRepository'
import { callProvider, requireProvider } from '../../integrations/callProvider'

/** Pictures that guests bring, and what pages in WeChat need. `origins` as for signing in. */
export function mediaHandlers(
  { limiter, outside: { wechatWeb } }: AccountDependencies,
  origins: readonly string[],
): Handlers<typeof mediaContract> {
  const count = async (here: SessionContext) => {
    await limiter.take(here.db, 'uploads', here.session.userId, here.now)
    await limiter.takeFrom(here.db, 'uploadsFromAddress', here)
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
      if (!isOwnPage(url, host, origins)) throw new AppError(400, 'social.foreignPage')
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
