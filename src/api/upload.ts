import { FILE_FIELD, pathOf, type Endpoint, type Envelope, type Reply } from '@/contract/endpoint'
import { NETWORK_TIMEOUT_MS } from '@/domain/time/timeout'
import { launch } from '@/platform/device/launch'
import type { LocalPicture } from '@/platform/media/picture'
import { sendFile } from '@/platform/media/sendFile'
import { mediaEndpoints } from './endpoints/media'
import { headers, inSession, opened, overNetwork, request } from './request'
import type { Wire } from './wire'

/** Uploads a file to an endpoint. Throws as `request` does. `onProgress` receives the sent share, 0 to 1. */
function upload<E extends Endpoint>(
  endpoint: Wire<E>,
  picture: LocalPicture,
  onProgress: (share: number) => void,
): Promise<Reply<E>> {
  return inSession(endpoint, async () => {
    // The platform sets the content type, because it contains the boundary of the form's parts.
    const { 'content-type': _type, ...header } = headers(endpoint, {})
    const url = launch.siteroot + pathOf(endpoint, {}).path
    const text = await overNetwork(() =>
      sendFile({ url, name: FILE_FIELD, picture, header, timeout: NETWORK_TIMEOUT_MS, onProgress }),
    )
    return opened(endpoint, JSON.parse(text) as Envelope)
  })
}

/** Uploads a picture, or has the server fetch it from WeChat. Resolves to its path relative to `attachurl`. */
export async function uploadPicture(picture: LocalPicture, onProgress: (share: number) => void): Promise<string> {
  const mediaId = await picture.mediaId?.()
  if (mediaId) return request(mediaEndpoints.upload, { mediaId })
  return upload(mediaEndpoints.image, picture, onProgress)
}
