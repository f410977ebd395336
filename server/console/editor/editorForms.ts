import * as v from 'valibot'
import { blockFaults } from '../../modules/config/blockValidation'
import {
  changeDraft,
  dropDraft,
  type LaidOut,
  publishDraft,
  readDraft,
  readVersions,
} from '../../modules/config/layoutRepository'
import { sameJson } from '../../modules/config/sameJson'
import type { Tx } from '../../db/database'
import type { StoredBlock } from '../../db/columnTypes'
import { AppError } from '../../api/appError'
import { changed, edited, EDITS, newBlock } from './edits'
import { readObject } from './jsonForm'
import { ALL_KINDS } from './kinds'

/** Which page, as addresses and forms of the editor say it. A page of the merchant's own has a name. */
export const laidOut = v.union([
  v.object({ page: v.picklist(['index', 'user']), target: v.optional(v.literal(''), '') }),
  v.object({ page: v.literal('custom'), target: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
])

const block = v.pipe(v.string(), v.minLength(1))
const acts = v.variant('act', [
  v.object({ act: v.picklist(EDITS), block }),
  v.object({ act: v.literal('save'), block, text: v.string() }),
  v.object({ act: v.literal('add'), kind: v.picklist(ALL_KINDS.map(({ type }) => type)) }),
  v.object({ act: v.literal('take'), version: v.string() }),
  v.object({ act: v.picklist(['publish', 'drop']) }),
])

/** What a form of the editor asks for. `revision` is the state of the page that its sender saw. */
export const editorForm = v.intersect([
  laidOut,
  v.object({ revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  acts,
])
export type EditorForm = v.InferOutput<typeof editorForm>

/** A page with blocks that guests could not see cannot be published. */
export class FaultyPage extends Error {}

/** Does what was asked for. Answers which block to look at next. */
export async function actOnLayout(tx: Tx, form: EditorForm, now: Date): Promise<string | undefined> {
  const { revision } = form
  const where: LaidOut = { page: form.page, target: form.target }
  const change = (work: (blocks: StoredBlock[]) => StoredBlock[]) => changeDraft(tx, where, revision, work)
  switch (form.act) {
    case 'publish':
      await refuseFaults(tx, where)
      await publishDraft(tx, where, revision, now)
      return undefined
    case 'drop':
      await dropDraft(tx, where, revision)
      return undefined
    case 'take': {
      const version = (await readVersions(tx, where)).find(({ id }) => id === form.version)
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
      await change((blocks) => written(blocks, form.block, form.text))
      return form.block
    default:
      await change((blocks) => edited(blocks, form.block, form.act))
      return undefined
  }
}

/** A page with what was written for one of its blocks. Throws `FaultyText`. */
function written(blocks: readonly StoredBlock[], id: string, text: string): StoredBlock[] {
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new AppError(400, 'common.notFound')
  const data = readObject(text, (value) => blockFaults({ ...block, data: value }))
  // What was only spaced out anew is no change.
  return sameJson(data, block.data) ? [...blocks] : changed(blocks, id, { data })
}

async function refuseFaults(tx: Tx, where: LaidOut): Promise<void> {
  const { blocks } = await readDraft(tx, where)
  if (blocks.some((block) => !block.hidden && blockFaults(block).length > 0)) throw new FaultyPage()
}
