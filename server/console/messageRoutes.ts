import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { text } from '../../src/contract/fields'
import { MESSAGE_PLATFORMS, type MessagePlatform } from '../db/schema/guestMessages'
import { fieldLines } from '../modules/notifications/fieldLines'
import { deleteTemplate, saveTemplate } from '../modules/notifications/messageTemplates'
import { transact } from '../db/transaction'
import { type RejectedTemplate, messagesPage, OCCASION_TITLES, type MessageOccasion } from './messagesPage'
import type { ConsoleDependencies, PageTools } from './dependencies'

const address = {
  occasion: v.picklist(Object.keys(OCCASION_TITLES) as MessageOccasion[]),
  platform: v.picklist(MESSAGE_PLATFORMS),
}
const form = v.variant('act', [
  v.object({ act: v.literal('save'), ...address, templateId: v.string(), fields: v.string() }),
  v.object({ act: v.literal('remove'), ...address }),
])

/** The stored part of a form. */
const template = (platform: MessagePlatform) =>
  v.object({
    templateId: v.pipe(text(128), v.minLength(1, 'Enter the template ID')),
    fields: fieldLines(platform),
  })

/** The console's page of message templates, and its forms. A rejected form is shown again with its errors. */
export function addMessageRoutes(
  scope: FastifyInstance,
  { db }: ConsoleDependencies,
  { viewerOf, send }: PageTools,
): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, rejected?: RejectedTemplate) =>
    send(reply, await messagesPage(db, await viewerOf(request), rejected))
  scope.get('/messages', (request, reply) => show(request, reply))
  scope.post('/messages', async (request, reply) => {
    const input = v.parse(form, request.body)
    const { occasion, platform } = input
    if (input.act === 'remove') await transact(db, (tx) => deleteTemplate(tx, input))
    else {
      const { success, output, issues } = v.safeParse(template(platform), input)
      const errors = issues?.map(({ message }) => message) ?? []
      if (!success) return show(request, reply.code(400), { ...input, text: input.fields, errors })
      await transact(db, (tx) => saveTemplate(tx, { occasion, platform, ...output }))
    }
    return reply.redirect(`/console/messages#${occasion}`, 303)
  })
}
