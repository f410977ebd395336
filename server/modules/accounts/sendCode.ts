import type { RequestContext, Session } from '../../api/context'
import type { Tx } from '../../db/database'
import { readSystem } from '../config/systemConfig'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { type MessageKey, translate } from '../../messages/messages'
import { callProvider } from '../../integrations/callProvider'
import type { ProviderErrorKind } from '../../integrations/providerError'
import { accountOf, loginOf } from './accountRepository'
import { CODE_MINUTES, type Target } from './verificationCodes'
import type { AccountDependencies, SessionContext } from './dependencies'

type Writing = RequestContext<Tx, Session>

/** When the next code may be asked for, seconds from now. */
type Sent = { resendIn: number }

const WORDS: Record<ProviderErrorKind, MessageKey> = {
  code: 'account.notSent',
  destination: 'account.unreachable',
  down: 'account.notSent',
  setup: 'account.notSent',
}

/**
 * Sends a code to a phone or a mailbox, before it answers. Where it cannot be sent it is taken back, another one may be asked
 * for at once, and the guest is told. Whether there is an account makes no difference to that.
 */
export async function sendCode(here: SessionContext, needs: AccountDependencies, target: Target): Promise<Sent> {
  const message = await transact(here.db, (tx) => prepare({ ...here, db: tx }, needs, target))
  try {
    await callProvider(here.log, () => deliver(here, needs, message), WORDS)
  } catch (error) {
    await transact(here.db, (tx) => takeBack(tx, needs, message))
    throw error
  }
  return { resendIn: needs.limiter.resendIn }
}

/**
 * Sends a code for a forgotten password, when there is an account. The answer must not tell whether there is: it does not wait
 * for the message, and a failure to send it is only logged.
 */
export async function sendResetCode(here: Writing, needs: AccountDependencies, target: Target): Promise<Sent> {
  const message = await prepare(here, needs, target)
  if (message.known) here.afterCommit(() => deliver(here, needs, message))
  return { resendIn: needs.limiter.resendIn }
}

interface Message {
  target: Target
  /** Somebody has an account with this destination. */
  known: boolean
  words: { code: string; brand: string; minutes: number }
}

/** Makes a code, within the limits. */
async function prepare(
  here: Writing,
  { limiter, codes, outside }: AccountDependencies,
  target: Target,
): Promise<Message> {
  const { db, now } = here
  if (!(target.destination.includes('@') ? outside.mail : outside.sms)) throw new AppError(400, 'account.notOffered')
  await limiter.take(db, 'codeAgain', nameOf(target), now)
  await limiter.take(db, 'codes', target.destination, now)
  await limiter.takeFrom(db, 'codesFromAddress', here)
  const known = (await accountOf(db, loginOf(target.destination))) !== undefined
  const code = await codes.issue(db, target, now)
  const { brand } = await readSystem(db, here.locale)
  return { target, known, words: { code, brand, minutes: CODE_MINUTES } }
}

async function deliver(
  { locale }: Pick<RequestContext, 'locale'>,
  { outside }: AccountDependencies,
  message: Message,
): Promise<void> {
  const { target, known, words } = message
  const { purpose, destination: to } = target
  if (!to.includes('@')) return outside.sms?.send({ to, text: translate(locale, 'sms.code', words) })
  const letter = purpose === 'register' && known ? 'known' : 'code'
  return outside.mail?.send({
    to,
    subject: translate(locale, `mail.${letter}Subject`, words),
    text: translate(locale, `mail.${letter}`, words),
  })
}

/** Undoes a code that did not go out, with the wait for the next one. The counts of the hour stay: they bound what is tried. */
async function takeBack(tx: Tx, { limiter, codes }: AccountDependencies, { target, words }: Message): Promise<void> {
  if (await codes.withdraw(tx, target, words.code)) await limiter.forget(tx, 'codeAgain', nameOf(target))
}

const nameOf = ({ purpose, destination }: Target) => `${purpose} ${destination}`
