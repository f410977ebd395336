import * as v from 'valibot'
import { blockFaults } from '../../modules/config/blockValidation'
import {
  changeDraft,
  dropDraft,
  type LayoutPage,
  publishDraft,
  readDraft,
  readVersions,
  sameJson,
} from '../../modules/config/layoutRepository'
import type { Tx } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { AppError } from '../../api/appError'
import { newBlock } from '../look/newBlock'
import { withChangedBlock, applyEdit, EDITS } from './edits'
import { readObject } from '../settings/jsonForm'
import { ALL_KINDS } from './kinds'

/** The page that an address or form of the editor refers to. `target` names a custom page. */
export const layoutPage = v.union([
  v.object({ page: v.picklist(['index', 'user']), target: v.optional(v.literal(''), '') }),
  v.object({ page: v.literal('custom'), target: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
])

const block = v.pipe(v.string(), v.minLength(1))
const actions = v.variant('act', [
  v.object({ act: v.picklist(EDITS), block }),
  v.object({ act: v.literal('save'), block, text: v.string() }),
  v.object({ act: v.literal('add'), kind: v.picklist(ALL_KINDS.map(({ type }) => type)) }),
  v.object({ act: v.literal('take'), version: v.string() }),
  v.object({ act: v.picklist(['publish', 'drop']) }),
])

/** A form of the editor. `revision` is the revision of the draft that its sender saw. */
export const editorForm = v.intersect([
  layoutPage,
  v.object({ revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  actions,
])
export type EditorForm = v.InferOutput<typeof editorForm>

/** A page with invalid blocks cannot be published. */
export class InvalidPageError extends Error {}

/** Applies the action of a form. Returns the block to open next. */
export async function applyEditorAction(tx: Tx, form: EditorForm, now: Date): Promise<string | undefined> {
  const { revision } = form
  const layoutPage: LayoutPage = { page: form.page, target: form.target }
  const change = (work: (blocks: StoredBlock[]) => StoredBlock[]) => changeDraft(tx, layoutPage, revision, work)
  switch (form.act) {
    case 'publish':
      await refuseInvalidBlocks(tx, layoutPage)
      await publishDraft(tx, layoutPage, revision, now)
      return undefined
    case 'drop':
      await dropDraft(tx, layoutPage, revision)
      return undefined
    case 'take': {
      const version = (await readVersions(tx, layoutPage)).find(({ id }) => id === form.version)
      if (!version) throw new AppError(400, 'common.notFound')
      await change(() => version.blocks)
      return undefined
    }
    case 'add': {
      const added = newBlock(form.kind)
      await change((blocks) => [...blocks, added])
      return added.id
    }
    case 'save':
      await change((blocks) => withParsedData(blocks, form.block, form.text))
      return form.block
    default:
      await change((blocks) => applyEdit(blocks, form.block, form.act))
      return undefined
  }
}

/** The blocks with the new data of one of them. Throws `InvalidTextError`. */
function withParsedData(blocks: readonly StoredBlock[], id: string, text: string): StoredBlock[] {
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new AppError(400, 'common.notFound')
  const data = readObject(text, (value) => blockFaults({ ...block, data: value }))
  // A change of white space only is no change.
  return sameJson(data, block.data) ? [...blocks] : withChangedBlock(blocks, id, { data })
}

async function refuseInvalidBlocks(tx: Tx, layoutPage: LayoutPage): Promise<void> {
  const { blocks } = await readDraft(tx, layoutPage)
  if (blocks.some((block) => !block.hidden && blockFaults(block).length > 0)) throw new InvalidPageError()
}
