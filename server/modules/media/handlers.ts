import type { mediaContract } from '../../../src/contract/media'
import type { AccountNeeds, Attempted } from '../accounts/dependencies'
import type { Handlers } from '../../api/context'
import { isOwnPage } from '../../api/siteUrl'
import { Refusal } from '../../api/appError'
import { keepPicture } from './pictureRepository'
import { asking, offered } from '../../integrations/callProvider'

/** Pictures that guests bring, and what pages in WeChat need. `origins` as for signing in. */
export function mediaHandlers(
  { limiter, outside: { wechatWeb } }: AccountNeeds,
  origins: readonly string[],
): Handlers<typeof mediaContract> {
  const count = async (here: Attempted) => {
    await limiter.take(here.db, 'uploads', here.session.userId, here.now)
    await limiter.takeFrom(here.db, 'uploadsFromAddress', here)
  }

  const uploader = ({ db, session, now }: Attempted) => ({ db, userId: session.userId, now })

  return {
    image: {
      async outside(here) {
        await count(here)
        return keepPicture(uploader(here), await here.file())
      },
    },

    async jssdk({ host, log }, { url }) {
      const wechat = offered(wechatWeb)
      if (!isOwnPage(url, host, origins)) throw new Refusal(400, 'social.foreignPage')
      return asking(log, () => wechat.sign(url))
    },

    upload: {
      async outside(here, { mediaId }) {
        const wechat = offered(wechatWeb)
        await count(here)
        return keepPicture(uploader(here), await asking(here.log, () => wechat.media(mediaId)))
      },
    },
  }
}
