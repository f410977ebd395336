import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Overtaken } from '../../modules/config/layoutRepository'
import { transact } from '../../db/transaction'
import type { ConsoleDependencies, PageTools } from '../dependencies'
import { actOnLayout, type EditorForm, editorForm, FaultyPage, laidOut } from './editorForms'
import { FaultyText } from './jsonForm'
import { editorAddress, editorPage, type Opened } from './editorPage'

interface Tools extends PageTools {
  /** What lets the frame of who asks show drafts. */
  ticketOf(request: FastifyRequest): string
}

interface Asking {
  Querystring: { page?: string; target?: string; block?: string }
}

const HOME = { page: 'index', target: '' } as const

/** The editor of pages at the console: `/console/layout`. */
export function addEditor(inside: FastifyInstance, { db, now }: ConsoleDependencies, tools: Tools): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, opened: Omit<Opened, 'ticket'>) => {
    const looker = await tools.lookerOf(request)
    return tools.send(reply, await editorPage(db, { ...opened, ticket: tools.ticketOf(request) }, looker))
  }
  inside.get<Asking>('/layout', (request, reply) => {
    const { success, output } = v.safeParse(laidOut, request.query)
    return show(request, reply, { where: success ? output : HOME, block: request.query.block })
  })
  inside.post('/layout', async (request, reply) => {
    const form = v.parse(editorForm, request.body)
    try {
      const block = await transact(db, (tx) => actOnLayout(tx, form, now()))
      const moved = 'block' in form && form.act !== 'save' ? form.block : undefined
      return await reply.redirect(editorAddress(form, block ?? blockIn(request), moved), 303)
    } catch (error) {
      const trouble = troubleOf(error, form)
      return show(request, reply.code(trouble.status), { where: form, block: blockIn(request), ...trouble })
    }
  })
}

/** The block that was being written on the page that a form was sent from. */
function blockIn({ body, headers: { referer } }: FastifyRequest): string | undefined {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  const { act, block } = body as Record<string, string | undefined>
  return act === 'save' ? block : (page?.searchParams.get('block') ?? undefined)
}

/** Why something was not done, so that nothing typed is lost. */
function troubleOf(error: unknown, form: EditorForm): Pick<Opened, 'told' | 'typed'> & { status: number } {
  const text = form.act === 'save' ? form.text : undefined
  if (error instanceof FaultyText && text !== undefined) return { status: 400, typed: { text, faults: error.faults } }
  if (error instanceof FaultyPage) {
    return { status: 400, told: 'Not published: some blocks have errors. Correct or hide them.' }
  }
  if (!(error instanceof Overtaken)) throw error
  const done =
    'Someone else has changed this page in the meantime, so your change was not saved. You now see the current version.'
  if (text === undefined) return { status: 409, told: done }
  const kept = `${done} Your text is still in the field. Save it again to replace their version.`
  return { status: 409, told: kept, typed: { text, faults: [] } }
}
