import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { text } from '../../src/contract/fields'
import { MESSAGE_HOUSES, type MessageHouse } from '../db/schema/guestMessages'
import { fieldLines } from '../modules/notifications/fieldLines'
import { dropTemplate, saveTemplate } from '../modules/notifications/messageTemplates'
import { transact } from '../db/transaction'
import { type Faulty, messagesPage, TOLD, type Told } from './messagesPage'
import type { ConsoleDependencies, PageTools } from './dependencies'

const where = { occasion: v.picklist(Object.keys(TOLD) as Told[]), house: v.picklist(MESSAGE_HOUSES) }
const form = v.variant('act', [
  v.object({ act: v.literal('save'), ...where, templateId: v.string(), fields: v.string() }),
  v.object({ act: v.literal('remove'), ...where }),
])

/** What is saved of a form. */
const template = (house: MessageHouse) =>
  v.object({
    templateId: v.pipe(text(128), v.minLength(1, 'Enter the template ID')),
    fields: fieldLines(house),
  })

/** The page of messages at the console, and its forms. What cannot be taken is shown again, with why. */
export function addMessages(inside: FastifyInstance, { db }: ConsoleDependencies, { lookerOf, send }: PageTools): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, faulty?: Faulty) =>
    send(reply, await messagesPage(db, await lookerOf(request), faulty))
  inside.get('/messages', (request, reply) => show(request, reply))
  inside.post('/messages', async (request, reply) => {
    const wish = v.parse(form, request.body)
    const { occasion, house } = wish
    if (wish.act === 'remove') await transact(db, (tx) => dropTemplate(tx, wish))
    else {
      const { success, output, issues } = v.safeParse(template(house), wish)
      const faults = issues?.map(({ message }) => message) ?? []
      if (!success) return show(request, reply.code(400), { ...wish, text: wish.fields, faults })
      await transact(db, (tx) => saveTemplate(tx, { occasion, house, ...output }))
    }
    return reply.redirect(`/console/messages#${occasion}`, 303)
  })
}
