import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { done, text } from '../fields'
import { signedIn, user } from './session'

/** A phone number as typed; the server normalises it to E.164, with Thailand as the default country. */
const phone = v.pipe(text(20), v.regex(/^[+\d][\d -]{6,}$/))
/** Letters, digits and `._-` before the @, a domain, an ending of 2 to 6 letters (specification §5). */
export const email = v.pipe(text(120), v.regex(/^[A-Za-z\d._-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]{2,6}$/))
/** Six digits that were sent by SMS or e-mail. */
const code = v.pipe(text(6), v.regex(/^\d{6}$/))
/** Not trimmed: spaces are valid characters of a password. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(100))

/** Destination of a code: exactly one of the two. */
const destination = v.union([
  v.object({ phone, email: v.optional(v.literal('')) }),
  v.object({ email, phone: v.optional(v.literal('')) }),
])

/** Seconds until the next code may be requested. */
const sent = v.object({ resendIn: v.number() })

/** A phone number verified by a code, or by the host app: `code` of WeChat, `response` of Alipay. */
const proof = v.union([v.object({ phone, code }), v.object({ hostCode: v.pipe(text(8000), v.minLength(1)) })])

/**
 * Sign-in by phone or e-mail. Cart, orders and addresses of an anonymous guest are merged into the account.
 * Too many attempts give 400 with a message that states when to try again. No reply reveals whether an account exists.
 * Codes to sign in, bind or register are sent before the reply, which is 400 when sending failed; `sendCode` does not report it.
 */
export const credentialsContract = {
  sendSms: endpoint({
    summary: 'Sends a code by SMS for logging in or for binding the phone number',
    method: 'POST',
    path: 'sendSms',
    access: 'guest',
    input: v.object({ phone }),
    reply: sent,
  }),
  sendCode: endpoint({
    summary: 'Sends a code by SMS or email for resetting a password',
    method: 'POST',
    path: 'sendCode',
    access: 'guest',
    input: destination,
    reply: sent,
  }),
  sendRegisterCode: endpoint({
    summary: 'Sends a code by SMS or email for registering',
    method: 'POST',
    path: 'sendRegisterCode',
    access: 'guest',
    input: destination,
    reply: sent,
  }),
  /** An unknown number creates an account, with the password if given. Without a code the password signs in. */
  mobileLogin: endpoint({
    summary: 'Logs in, or registers, with a phone number',
    method: 'POST',
    path: 'mobileLogin',
    access: 'guest',
    input: v.union([
      v.object({ phone, code, password: v.optional(password) }),
      v.object({ phone, password, code: v.optional(v.literal('')) }),
    ]),
    reply: signedIn,
  }),
  /** `emaillogin` is the specified spelling. */
  emailLogin: endpoint({
    summary: 'Logs in with email and password',
    method: 'POST',
    path: 'emaillogin',
    access: 'guest',
    input: v.object({ email, password: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    reply: signedIn,
  }),
  emailRegister: endpoint({
    summary: 'Registers with email, password and the code that was sent to the address',
    method: 'POST',
    path: 'emailRegister',
    access: 'guest',
    input: v.object({ email, password, code }),
    reply: signedIn,
  }),
  /** Signs out every device of the account. */
  resetPassword: endpoint({
    summary: 'Sets a new password with a code from sendCode',
    method: 'POST',
    path: 'resetPassword',
    access: 'guest',
    input: v.union([
      v.object({ phone, code, password, email: v.optional(v.literal('')) }),
      v.object({ email, code, password, phone: v.optional(v.literal('')) }),
    ]),
    reply: done,
  }),
  /** When the number belongs to another account, the two accounts are merged: both are proven to belong to one person. */
  bindMobile: endpoint({
    summary: 'Binds a phone number, verified by a code from sendSms, to the logged-in user',
    method: 'POST',
    path: 'bindmobile',
    access: 'member',
    input: v.object({ phone, code }),
    reply: signedIn,
  }),
  hostMobile: endpoint({
    summary: 'Binds the phone number that the host app has verified to the logged-in user',
    method: 'POST',
    path: 'profix/mobile',
    access: 'member',
    input: v.object({ hostCode: v.pipe(text(8000), v.minLength(1)) }),
    reply: signedIn,
  }),
  /** Creates the account for an unknown number; otherwise links the identity to the number's account. */
  bind: endpoint({
    summary: 'Completes a login that returned an identity without an account, by binding a phone number',
    method: 'POST',
    path: 'bind',
    access: 'guest',
    json: true,
    input: v.object({ bindKey: v.pipe(text(100), v.minLength(1)), proof }),
    reply: signedIn,
  }),
  account: endpoint({
    summary: 'Login methods of the logged-in user',
    path: 'profix/logins',
    access: 'member',
    input: v.object({}),
    reply: v.object({ user, providers: v.array(v.picklist(['wechat', 'alipay', 'line', 'facebook'])) }),
  }),
}
