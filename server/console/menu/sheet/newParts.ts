import type { Translations } from '../../../db/columnTypes'
import { translate } from '../../../messages/messages'
import { LOCALES } from '../../../../src/contract/constants/common'
import { SUFFIX } from './columns'
import type { SheetCells } from './headings'
import { type DishDraft, withFields } from './draft'
import { folded } from './names'
import { GROUPS, type Part, type PartKind } from './parts'

/** What separates the names of a size in a dish with several groups of sizes. */
export const BAR = '|'

/** The pieces of a cell that names one thing in each group. */
export const piecesOf = (text: string, count: number): string[] =>
  count === 1 ? [text] : text.split(BAR).map((piece) => piece.trim())

interface Named {
  key: string
  name: Translations
}

/** The names of one thing in the cells of a row: the piece at a place of so many, in each language. */
function namesIn(cells: SheetCells['cells'], what: 'group' | 'name', { at, count }: { at: number; count: number }) {
  const texts = LOCALES.map((locale) => [locale, piecesOf(cells[`${what}${SUFFIX[locale]}`] ?? '', count)[at] ?? ''])
  return Object.fromEntries(texts) as Record<(typeof LOCALES)[number], string>
}

/** The one that has the name of a row in its first language. */
function matching<E extends Named>(known: readonly E[], names: ReturnType<typeof namesIn>): E | undefined {
  const locale = LOCALES.find((each) => names[each])
  return locale && known.find(({ name }) => folded(name[locale] ?? '') === folded(names[locale]))
}

interface NewRow {
  row: SheetCells
  /** The dish as it is now: rows may have given a group another name meanwhile. */
  before: DishDraft
}

/** Adds the part of a row to a dish, without its values yet: in the group that it names, or in a new one. */
export function withNewPart(
  draft: DishDraft,
  kind: PartKind,
  { row, before }: NewRow,
): { draft: DishDraft; part: Part } {
  const key = `new-${row.row}`
  const part = { kind, key }
  if (kind === 'size') return { draft: withNewSize(draft, key, { row, before }), part }
  const names = namesIn(row.cells, 'group', { at: 0, count: 1 })
  const groups: readonly Named[] = draft.fields[GROUPS[kind]]
  const earlier: readonly Named[] = before.fields[GROUPS[kind]]
  const left = earlier.filter((group) => groups.some((each) => each.key === group.key))
  const groupKey = matching([...groups, ...left], names)?.key
  return { draft: kind === 'option' ? withNewOption(draft, key, groupKey) : withNewAddon(draft, key, groupKey), part }
}

const UNNAMED = { en: '' }
const groupKeyOf = (key: string) => `${key}-group`

function withNewOption(draft: DishDraft, key: string, groupKey: string | undefined): DishDraft {
  const { attrs } = draft.fields
  const value = { key, name: UNNAMED, isDefault: false, heat: 0 }
  if (groupKey === undefined) {
    const group = { key: groupKeyOf(key), name: UNNAMED, multiple: false, required: false, values: [value] }
    return withFields(draft, { attrs: [...attrs, group] })
  }
  const grown = attrs.map((group) => (group.key === groupKey ? { ...group, values: [...group.values, value] } : group))
  return withFields(draft, { attrs: grown })
}

/** The most pieces of a group that names no limit. */
const MANY = 99

function withNewAddon(draft: DishDraft, key: string, groupKey: string | undefined): DishDraft {
  const { addons } = draft.fields
  const item = { key, name: UNNAMED, image: '', price: -1, max: 1 }
  const stocked = withoutLimit(draft, key)
  if (groupKey === undefined) {
    const group = { key: groupKeyOf(key), name: UNNAMED, min: 0, max: MANY, items: [item] }
    return withFields(stocked, { addons: [...addons, group] })
  }
  const grown = addons.map((group) => (group.key === groupKey ? { ...group, items: [...group.items, item] } : group))
  return withFields(stocked, { addons: grown })
}

const withoutLimit = (draft: DishDraft, key: string): DishDraft => ({
  ...draft,
  stocks: { ...draft.stocks, [key]: null },
})

type SpecGroup = DishDraft['fields']['specs'][number]

function withNewSize(draft: DishDraft, key: string, { row, before }: NewRow): DishDraft {
  const { specs, variants } = draft.fields
  const isFirst = specs.length === 0
  const groups = isFirst ? newSizeGroups(key, row) : specs
  const chosen = groups.map((group, at) => {
    const known = [...group.values, ...(before.fields.specs[at]?.values ?? [])]
    return matching(known, namesIn(row.cells, 'name', { at, count: groups.length }))?.key ?? `${key}-${at}`
  })
  const size = { key, values: chosen, price: -1, memberPrice: null, originalPrice: null }
  return withFields(withoutLimit(draft, key), {
    specs: groups.map((group, at) => withValue(group, chosen[at] ?? '', before)),
    // The only size of a dish without groups makes room.
    variants: isFirst ? [size] : [...variants, size],
  })
}

function withValue(group: SpecGroup, key: string, { fields }: DishDraft): SpecGroup {
  if (group.values.some((value) => value.key === key)) return group
  // A row may have taken it away with its last size.
  const earlier = fields.specs.flatMap(({ values }) => values).find((value) => value.key === key)
  return { ...group, values: [...group.values, earlier ?? { key, name: UNNAMED }] }
}

/** The groups that the first size of a dish names, with `|` between them; one that is called size when it names none. */
function newSizeGroups(key: string, { cells }: SheetCells): SpecGroup[] {
  const named = [cells.groupEn, cells.groupTh, cells.groupZh].find(Boolean)
  const pieces = (named ?? '').split(BAR)
  return pieces.map((_piece, at) => ({
    ...{ key: `${groupKeyOf(key)}-${at}`, values: [] },
    name: named ? UNNAMED : SIZE_GROUP,
  }))
}

const SIZE_GROUP: Translations = {
  en: translate('en', 'sheet.sizeGroup'),
  ...{ th: translate('th', 'sheet.sizeGroup'), zh: translate('zh', 'sheet.sizeGroup') },
}
