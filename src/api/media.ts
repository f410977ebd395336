import { mediaEndpoints } from './endpoints/media'
import { clientOf } from './client'

/** Uploading a file is `uploadPicture`. */
export const mediaApi = clientOf({ jssdk: mediaEndpoints.jssdk })
