import * as v from 'valibot'
import { endpoint } from './endpoint'
import { text } from './fields'

/** Where a picture can be fetched, relative to `attachurl`. */
const stored = v.string()

export const mediaContract = {
  image: endpoint({
    summary: 'Uploads a picture of at most 10 MB (JPEG, PNG, WebP, GIF or AVIF), which is re-encoded without metadata',
    method: 'POST',
    path: 'upload/image',
    access: 'guest',
    file: true,
    input: v.object({}),
    reply: stored,
  }),
  /** What a page must sign before it may use WeChat's scripts. */
  jssdk: endpoint({
    summary: "Signature for WeChat's JS-SDK for the page with this URL",
    path: 'jssdk',
    input: v.object({ url: v.pipe(text(1000), v.url()) }),
    reply: v.object({ appId: v.string(), nonceStr: v.string(), timestamp: v.number(), signature: v.string() }),
  }),
  upload: endpoint({
    summary: 'Fetches and stores a picture that was uploaded to WeChat, by its media id',
    method: 'POST',
    path: 'upload/media',
    access: 'guest',
    input: v.object({ mediaId: v.pipe(text(200), v.minLength(1)) }),
    reply: stored,
  }),
}
