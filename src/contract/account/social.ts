import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { text } from '../fields'
import { signedIn } from './session'

/** Code from a provider's login page, valid once. */
const code = v.pipe(text(2000), v.minLength(1))
/** URL that the provider redirects back to; only of this site. */
const refererUrl = v.pipe(text(500), v.url())
/** The provider's login URL. `state` is returned with the code and must be compared. */
const authorization = v.object({ url: v.string(), state: v.string() })

/** An identity without an account. `bindKey` identifies it in `bind`, for ten minutes. */
const identity = v.object({
  openid: v.string(),
  unionid: v.optional(v.string()),
  nickname: v.string(),
  avatar: v.string(),
  bindKey: v.string(),
})

export type Identity = v.InferOutput<typeof identity>

/** Social login. As with credentials, the data of an anonymous guest is merged into the account. */
export const socialContract = {
  /** `authorize`: the code is missing, used or expired; request a new one by `wechat/authorizationUrl`. */
  wechatLogin: endpoint({
    summary: 'Logs in with a WeChat code, from the mini-program or from the authorisation page in a browser',
    method: 'POST',
    path: 'wechat/wechatLogin',
    access: 'guest',
    input: v.object({ code: v.optional(text(2000), ''), state: v.optional(text(200)) }),
    reply: v.union([signedIn, v.object({ user: identity }), v.object({ authorize: v.literal(true) })]),
  }),
  wechatUrl: endpoint({
    summary: "The URL of WeChat's authorisation page, which returns to `refererUrl` with a code",
    path: 'wechat/authorizationUrl',
    access: 'guest',
    input: v.object({ refererUrl }),
    reply: authorization,
  }),
  /** `wechat/login` is the specified path of the payment app's login. Any code but 200 means that its secret key is set wrongly (specification §8). */
  alipayLogin: endpoint({
    summary: 'Logs in with an Alipay authorisation code; a new user gets an account without a phone number',
    method: 'POST',
    path: 'wechat/login',
    access: 'guest',
    input: v.object({ code, state: v.optional(text(200)) }),
    reply: signedIn,
  }),
  alipayUrl: endpoint({
    summary: "The URL of Alipay's authorisation page, which returns to `refererUrl` with an auth_code",
    path: 'alipay/authorizationUrl',
    access: 'guest',
    input: v.object({ refererUrl }),
    reply: authorization,
  }),
  lineLogin: endpoint({
    summary: "The URL of LINE's authorisation page, which returns to `refererUrl` with a code",
    method: 'POST',
    path: 'lineLogin',
    access: 'guest',
    input: v.object({ refererUrl }),
    reply: authorization,
  }),
  checkLineCode: endpoint({
    summary: 'Logs in with a LINE code; a new user gets an account without a phone number',
    method: 'POST',
    path: 'checkLineCode',
    access: 'guest',
    input: v.object({ code, state: v.optional(text(200)) }),
    reply: signedIn,
  }),
  facebookLogin: endpoint({
    summary: 'Logs in with an access token of the Facebook SDK; a new user gets an account without a phone number',
    method: 'POST',
    path: 'facebookLogin',
    access: 'guest',
    input: v.object({ accessToken: code }),
    reply: signedIn,
  }),
}
