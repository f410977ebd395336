// Written by "npm run endpoints" from src/contract/media.ts.
import type { mediaContract } from '@/contract/media'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const mediaEndpoints: WireArea<typeof mediaContract> = {
  image: { method: 'POST', path: 'upload/image', access: 'guest' },
  jssdk: { method: 'GET', path: 'jssdk', access: 'public' },
  upload: { method: 'POST', path: 'upload/media', access: 'guest' },
}

export const mediaApi = clientOf({ jssdk: mediaEndpoints.jssdk, upload: mediaEndpoints.upload })
