import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { StaleRevisionError } from '../../modules/config/layoutRepository'
import { transact } from '../../db/transaction'
import type { ConsoleDependencies, PageTools } from '../dependencies'
import { applyEditorAction, type EditorForm, editorForm, InvalidPageError, layoutPage } from './editorForms'
import { InvalidTextError } from '../settings/jsonForm'
import { editorAddress, editorPage, type EditorState } from './editorPage'

interface EditorTools extends PageTools {
  /** The preview ticket of the request's session. */
  ticketOf(request: FastifyRequest): string
}

interface EditorRequest {
  Querystring: { page?: string; target?: string; block?: string }
}

const HOME = { page: 'index', target: '' } as const

/** The page editor of the console: `/console/layout`. */
export function addEditorRoutes(scope: FastifyInstance, { db, now }: ConsoleDependencies, tools: EditorTools): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, opened: Omit<EditorState, 'ticket'>) => {
    const viewer = await tools.viewerOf(request)
    return tools.send(reply, await editorPage(db, { ...opened, ticket: tools.ticketOf(request) }, viewer))
  }
  scope.get<EditorRequest>('/layout', (request, reply) => {
    const { success, output } = v.safeParse(layoutPage, request.query)
    return show(request, reply, { layoutPage: success ? output : HOME, block: request.query.block })
  })
  scope.post('/layout', async (request, reply) => {
    const form = v.parse(editorForm, request.body)
    try {
      const block = await transact(db, (tx) => applyEditorAction(tx, form, now()))
      const moved = 'block' in form && form.act !== 'save' ? form.block : undefined
      return await reply.redirect(editorAddress(form, block ?? openBlock(request), moved), 303)
    } catch (error) {
      const rejection = rejectionOf(error, form)
      return show(request, reply.code(rejection.status), { layoutPage: form, block: openBlock(request), ...rejection })
    }
  })
}

/** The block that was open on the page that sent the form. */
function openBlock({ body, headers: { referer } }: FastifyRequest): string | undefined {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  const { act, block } = body as Record<string, string | undefined>
  return act === 'save' ? block : (page?.searchParams.get('block') ?? undefined)
}

/** How a failed action is shown, with the typed text. */
function rejectionOf(error: unknown, form: EditorForm): Pick<EditorState, 'message' | 'rejected'> & { status: number } {
  const text = form.act === 'save' ? form.text : undefined
  if (error instanceof InvalidTextError && text !== undefined)
    return { status: 400, rejected: { text, errors: error.errors } }
  if (error instanceof InvalidPageError) {
    return { status: 400, message: 'Not published: some blocks have errors. Correct or hide them.' }
  }
  if (!(error instanceof StaleRevisionError)) throw error
  const report =
    'Someone else has changed this page in the meantime, so your change was not saved. You now see the current version.'
  if (text === undefined) return { status: 409, message: report }
  const message = `${report} Your text is still in the field. Save it again to replace their version.`
  return { status: 409, message, rejected: { text, errors: [] } }
}
