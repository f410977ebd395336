import type { DishFields } from '../../../../console/contract/menu/dish'
import type { Translations } from '../../../db/columnTypes'
import { type DishDraft, withFields } from './draft'

/** The rows below that of a dish: its sizes, its free options, and its add-ons. */
export const PART_KINDS = ['size', 'option', 'addon'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** A part of a dish: a size, an option or an add-on by its key. */
export interface Part {
  kind: PartKind
  key: string
}

/** Names a part among all rows of a dish. */
export const partId = ({ kind, key }: Part) => `${kind} ${key}`

/** The groups of a dish, by the kind of the parts that choose in them. */
export const GROUPS = { size: 'specs', option: 'attrs', addon: 'addons' } as const

type Group = DishFields['specs'][number] | DishFields['attrs'][number] | DishFields['addons'][number]
type Option = DishFields['attrs'][number]
type Addon = DishFields['addons'][number]

/** The values or items of a group. */
export const membersOf = (group: Group): readonly { key: string; name: Translations }[] =>
  'items' in group ? group.items : group.values

/** The groups to which a part belongs: one, or for a size all groups of sizes. */
export function groupsOf({ fields }: DishDraft, { kind, key }: Part): readonly Group[] {
  if (kind === 'size') return fields.variants.some((variant) => variant.key === key) ? fields.specs : []
  const groups: readonly Group[] = fields[GROUPS[kind]]
  return groups.filter((group) => membersOf(group).some((member) => member.key === key))
}

/** What guests choose for a part: one member of each of its groups. */
export function chosenOf(draft: DishDraft, part: Part): readonly { key: string; name: Translations }[] {
  const { fields } = draft
  const keys = part.kind === 'size' ? fields.variants.find(({ key }) => key === part.key)?.values : [part.key]
  return groupsOf(draft, part).flatMap((group, at) => {
    const wanted = part.kind === 'size' ? keys?.[at] : part.key
    return membersOf(group).filter(({ key }) => key === wanted)
  })
}

export const optionOf = ({ fields }: DishDraft, key: string) =>
  fields.attrs.flatMap(({ values }) => values).find((value) => value.key === key)

export const addonOf = ({ fields }: DishDraft, key: string) =>
  fields.addons.flatMap(({ items }) => items).find((item) => item.key === key)

const changed = <E extends { key: string }>(list: readonly E[], key: string, change: Partial<NoInfer<E>>): E[] =>
  list.map((each) => (each.key === key ? { ...each, ...change } : each))

/** A draft with an option changed. */
export const withOption = (draft: DishDraft, key: string, change: Partial<Option['values'][number]>): DishDraft =>
  withFields(draft, {
    attrs: draft.fields.attrs.map((group) => ({ ...group, values: changed(group.values, key, change) })),
  })

/** A draft with an add-on changed. */
export const withAddon = (draft: DishDraft, key: string, change: Partial<Addon['items'][number]>): DishDraft =>
  withFields(draft, {
    addons: draft.fields.addons.map((group) => ({ ...group, items: changed(group.items, key, change) })),
  })

/** A draft with a group of options changed. */
export const withOptionGroup = (draft: DishDraft, key: string, change: Partial<Omit<Option, 'values'>>): DishDraft =>
  withFields(draft, { attrs: changed(draft.fields.attrs, key, change) })

/** A draft with a group of add-ons changed. */
export const withAddonGroup = (draft: DishDraft, key: string, change: Partial<Omit<Addon, 'items'>>): DishDraft =>
  withFields(draft, { addons: changed(draft.fields.addons, key, change) })

/** A draft in which a group, or the member of a group, has another name. */
export function withName(
  draft: DishDraft,
  { kind, what, key }: { kind: PartKind; what: 'group' | 'name'; key: string },
  name: Translations,
): DishDraft {
  if (kind === 'option')
    return what === 'group' ? withOptionGroup(draft, key, { name }) : withOption(draft, key, { name })
  if (kind === 'addon') return what === 'group' ? withAddonGroup(draft, key, { name }) : withAddon(draft, key, { name })
  const { specs } = draft.fields
  if (what === 'group') return withFields(draft, { specs: changed(specs, key, { name }) })
  return withFields(draft, {
    specs: specs.map((group) => ({ ...group, values: changed(group.values, key, { name }) })),
  })
}

const without = <E extends { key: string }>(list: readonly E[], key: string) => list.filter((each) => each.key !== key)

/** A draft without a part; groups from which nothing can be chosen any more go with it. */
export function withoutPart(draft: DishDraft, { kind, key }: Part): DishDraft {
  const { specs, attrs, addons, variants } = draft.fields
  if (kind === 'option') {
    const left = attrs.map((group) => ({ ...group, values: without(group.values, key) }))
    return withFields(draft, { attrs: left.filter(({ values }) => values.length > 0) })
  }
  if (kind === 'addon') {
    const left = addons.map((group) => ({ ...group, items: without(group.items, key) }))
    return withFields(draft, { addons: left.filter(({ items }) => items.length > 0) })
  }
  const sizes = without(variants, key)
  const used = new Set(sizes.flatMap(({ values }) => values))
  const left = specs.map((group) => ({ ...group, values: group.values.filter((value) => used.has(value.key)) }))
  return withFields(draft, { variants: sizes, specs: left })
}
