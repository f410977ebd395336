import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { LOCALES } from '../../../../src/contract/constants/common'
import { browserLocaleOf } from '../../../api/headers'
import { isSiteUrl } from '../../../api/siteUrl'
import type { Db } from '../../../db/database'
import { sendPage } from '../../../html/page'
import { cardPage, paidCardPage } from '../../../integrations/payment/cardTaking'
import type { PaymentProviders } from '../../../integrations/payment/paymentProvider'
import { readMerchantTexts } from '../../config/merchantTexts'
import { readBrandColors } from '../../config/siteIdentity'
import { canTakeCard, type CardPayment, findCardPayment, findFormPayment, type FormPayment } from './cardPayment'
import { CARD_SCRIPT_HASH } from './cardScript'
import { cardEndedView, cardView } from './cardView'
import { takeCard } from './takeCard'

interface CardPages {
  db: Db
  now(): Date
  providers: PaymentProviders
  /** Asks the providers about the open payments of a purchase. */
  reconcilePurchase(purchaseId: string): Promise<void>
}

type PageRequest = FastifyRequest<{ Params: { ref: string }; Querystring: { lang?: string } }>

const sent = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  /** The address of the page, as the browser sees it. */
  page: v.pipe(v.string(), v.maxLength(500)),
})

/**
 * The pages that take cards: they hold the provider's form and nothing else, so that no other script is near it. What the guest types goes
 * from the form to the provider, which answers with a token.
 */
export function serveCardPages(server: FastifyInstance, pages: CardPages): void {
  const { db, now, providers, reconcilePurchase } = pages
  const find = (request: PageRequest) => findFormPayment(db, providers, request.params.ref)

  server.get(cardPage(':ref'), async (request: PageRequest, reply) => {
    const found = await find(request)
    if (!found) return sendEnded(pages, request, reply.code(404))
    const isOpen = !found.payment.data?.cardToken && canTakeCard(found, now())
    return isOpen ? sendForm(pages, request, reply, found) : goBack(pages, request, reply, found)
  })

  server.post(cardPage(':ref'), async (request: PageRequest, reply) => {
    const [found, body] = [await find(request), v.safeParse(sent, request.body)]
    if (!found || !body.success) return reply.code(found ? 400 : 404).send({ state: 'refused' })
    const { token, page } = body.output
    const done = isSiteUrl(page, request.host, []) ? new URL(paidCardPage(found.payment.ref), page).href : undefined
    const back = found.payment.data?.returnUrl
    const outcome = await takeCard({ db, now: now(), log: request.log }, found, { token, returnUrl: done ?? back })
    if (outcome.state !== 'charged') {
      return outcome.state === 'ended' ? { url: paidCardPage(found.payment.ref) } : outcome
    }
    return { url: outcome.confirmUrl ?? paidCardPage(found.payment.ref) }
  })

  // The bank's page leads here, and so does a charge without one.
  server.get(paidCardPage(':ref'), async (request: PageRequest, reply) => {
    const found = await findCardPayment(db, request.params.ref)
    if (!found) return sendEnded(pages, request, reply.code(404))
    await reconcilePurchase(found.purchase.id)
    return goBack(pages, request, reply, found)
  })
}

const localeOf = ({ query, headers }: PageRequest) =>
  LOCALES.find((locale) => locale === query.lang) ?? browserLocaleOf(headers)

async function pageOf({ db }: CardPages, request: PageRequest, back: string | undefined) {
  const locale = localeOf(request)
  return { locale, back, texts: await readMerchantTexts(db, locale), brand: await readBrandColors(db) }
}

async function sendForm(pages: CardPages, request: PageRequest, reply: FastifyReply, found: FormPayment) {
  const { payment, taking } = found
  const page = await pageOf(pages, request, payment.data?.returnUrl)
  return sendPage(unlisted(reply), cardView(found, page), policyOf(taking.form.script))
}

async function sendEnded(pages: CardPages, request: PageRequest, reply: FastifyReply) {
  return sendPage(unlisted(reply), cardEndedView(await pageOf(pages, request, undefined)), QUIET)
}

/** Back to the storefront, which shows what became of the payment; a page where none is known. */
function goBack(pages: CardPages, request: PageRequest, reply: FastifyReply, { payment }: CardPayment) {
  const back = payment.data?.returnUrl
  return back === undefined ? sendEnded(pages, request, reply) : reply.redirect(back, 303)
}

/** The address is the key of the page: it is not passed on, and found by no search. */
const unlisted = (reply: FastifyReply) => reply.headers({ 'referrer-policy': 'origin', 'x-robots-tag': 'noindex' })

const QUIET = "style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"

/** Only the provider's script runs, beside the page's own; its form is a frame, which has a policy of its own. */
function policyOf(script: string): string {
  const from = `${new URL(script).origin} https://*.omise.co`
  return [
    "form-action 'none'; frame-ancestors 'none'",
    `script-src ${CARD_SCRIPT_HASH} ${from}`,
    `style-src 'unsafe-inline' ${from}`,
    `connect-src 'self' ${from}`,
    `font-src ${from}`,
    'img-src https: data:',
    'frame-src https:',
  ].join('; ')
}
