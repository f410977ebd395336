import type { RequestContext } from '../../api/context'
import type { Tx } from '../../db/database'
import { readSystem } from '../config/systemConfig'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { type MessageKey, translate } from '../../messages/messages'
import { callProvider } from '../../integrations/callProvider'
import type { ProviderErrorKind } from '../../integrations/providerError'
import { accountOf, loginOf } from './accountRepository'
import { claimantOf } from './claimant'
import { CODE_MINUTES, type Target } from './verificationCodes'
import type { AccountDependencies, SessionContext } from './dependencies'

/** Seconds until the next code may be requested. */
type SendResult = { resendIn: number }

const FAILURE_TEXTS: Record<ProviderErrorKind, MessageKey> = {
  code: 'account.notSent',
  destination: 'account.unreachable',
  down: 'account.notSent',
  setup: 'account.notSent',
}

/**
 * Sends a code before it replies. If it cannot be sent, the code is revoked, another may be requested at once, and the guest
 * gets an error. The behaviour does not depend on whether an account exists.
 */
export async function sendCode(
  context: SessionContext,
  dependencies: AccountDependencies,
  target: Target,
): Promise<SendResult> {
  const message = await prepare(context, dependencies, target)
  try {
    await callProvider(context.log, () => deliver(context, dependencies, message), FAILURE_TEXTS)
  } catch (error) {
    await transact(context.db, (tx) => takeBack(tx, dependencies, message))
    throw error
  }
  return { resendIn: dependencies.limiter.resendIn }
}

/**
 * Sends a password reset code if an account exists. The reply must not reveal whether it does: it does not wait for the message,
 * and a failure is only logged.
 */
export async function sendResetCode(
  context: SessionContext,
  dependencies: AccountDependencies,
  target: Target,
): Promise<SendResult> {
  const message = await prepare(context, dependencies, target)
  if (message.known) context.afterCommit(() => deliver(context, dependencies, message))
  return { resendIn: dependencies.limiter.resendIn }
}

interface Message {
  target: Target
  /** The id of the code. */
  codeId: string
  /** Names the counter of the delay until the next code. */
  again: string
  /** The message for a destination that already has an account. */
  known: boolean
  texts: { code: string; brand: string; minutes: number }
}

/** Creates a code, within the rate limits. */
async function prepare(
  context: SessionContext,
  { limiter, codes, outside }: AccountDependencies,
  target: Target,
): Promise<Message> {
  const { db, now, locale } = context
  const { destination } = target
  if (!(destination.includes('@') ? outside.mail : outside.sms)) throw new AppError(400, 'account.notOffered')
  const { known: knownDevice, counter, deviceId } = await claimantOf(context, destination)
  if (!knownDevice) await context.limitByAddress('codesFromAddress')
  return transact(db, async (tx) => {
    const again = `${target.purpose} ${counter}`
    await limiter.take(tx, 'codeResend', again, now)
    await limiter.take(tx, 'codes', counter, now)
    await limiter.take(tx, 'codesADay', counter, now)
    if (!knownDevice) await limiter.take(tx, 'codesUnknownDevices', destination, now)
    const known = (await accountOf(tx, loginOf(destination))) !== undefined
    const { id: codeId, code } = await codes.issue(tx, target, deviceId, now)
    const { brand } = await readSystem(tx, locale)
    return { target, codeId, again, known, texts: { code, brand, minutes: CODE_MINUTES } }
  })
}

async function deliver(
  { locale }: Pick<RequestContext, 'locale'>,
  { outside }: AccountDependencies,
  message: Message,
): Promise<void> {
  const { target, known, texts: content } = message
  const { purpose, destination: to } = target
  if (!to.includes('@')) return outside.sms?.send({ to, text: translate(locale, 'sms.code', content) })
  const letter = purpose === 'register' && known ? 'known' : 'code'
  return outside.mail?.send({
    to,
    subject: translate(locale, `mail.${letter}Subject`, content),
    text: translate(locale, `mail.${letter}`, content),
  })
}

/** Revokes a code that was not sent, and the delay until the next one. The hourly counts remain: they limit attempts. */
async function takeBack(tx: Tx, { limiter, codes }: AccountDependencies, { codeId, again }: Message): Promise<void> {
  if (await codes.withdraw(tx, codeId)) await limiter.forget(tx, 'codeResend', again)
}
