import { readChoice, readCount, type Reading } from './cellValues'
import { carried, type SheetColumn } from './columns'
import type { DishDraft } from './draft'
import { filledPart, type PartColumn, UNLIMITED } from './partColumn'
import { groupsOf, membersOf, type Part, withAddonGroup, withOptionGroup } from './parts'

/** A value of the whole group: it changes when one of its rows does. */
function groupColumn(
  column: SheetColumn,
  {
    print,
    write,
  }: { print: PartColumn['print']; write(text: string, draft: DishDraft, key: string): Reading<DishDraft> },
): PartColumn {
  return filledPart({
    kind: 'count',
    print,
    read(text, draft, { part, row, before, shared }) {
      const [group] = groupsOf(draft, part)
      if (!group || text === printGroup(before, group.key, { print, part })) return { value: draft }
      const other = shared.claim([part.kind, group.key, column].join(' '), { text, row })
      if (other !== undefined) return { fault: { reason: 'sheet.otherRow', params: { row: other } } }
      return write(text, draft, group.key)
    },
  })
}

/** What a group held before: a new part of it asks one that was there. */
function printGroup(
  before: DishDraft,
  groupKey: string,
  { print, part }: { print: PartColumn['print']; part: Part },
): string {
  const all = [...before.fields.attrs, ...before.fields.addons]
  const group = all.find(({ key }) => key === groupKey)
  const [first] = group ? membersOf(group) : []
  return first ? print(before, { kind: part.kind, key: first.key }) : ''
}

const attrOf = (draft: DishDraft, part: Part) =>
  draft.fields.attrs.find(({ values }) => values.some(({ key }) => key === part.key))
const addonsOf = (draft: DishDraft, part: Part) =>
  draft.fields.addons.find(({ items }) => items.some(({ key }) => key === part.key))

/** Whether guests must choose among options. */
export const optionMin = groupColumn('groupMin', {
  print: (draft, part) => ({ true: '1', false: '0', undefined: '' })[`${attrOf(draft, part)?.required}`],
  write: (text, draft, key) =>
    carried(readChoice(text, ['0', '1']), (least) => withOptionGroup(draft, key, { required: least === '1' })),
})
/** Whether guests may choose several options. */
export const optionMax = groupColumn('groupMax', {
  print: (draft, part) => ({ true: UNLIMITED, false: '1', undefined: '' })[`${attrOf(draft, part)?.multiple}`],
  write: (text, draft, key) =>
    carried(readChoice(text, ['1', UNLIMITED]), (most) =>
      withOptionGroup(draft, key, { multiple: most === UNLIMITED }),
    ),
})
/** The least or the most pieces of a group of add-ons. */
export const addonLimit = (column: 'groupMin' | 'groupMax', field: 'min' | 'max') =>
  groupColumn(column, {
    print: (draft, part) => String(addonsOf(draft, part)?.[field] ?? ''),
    write: (text, draft, key) => carried(readCount(text), (count) => withAddonGroup(draft, key, { [field]: count })),
  })
