import { mediaContract } from '@/contract/media'
import { clientOf } from './client'

/** Uploading a file is `uploadPicture`. */
export const mediaApi = clientOf({ jssdk: mediaContract.jssdk })
