import { LOCALES } from '../../../../src/contract/constants/common'
import type { Locale } from '../../../../src/contract/fields'
import type { Translations } from '../../../db/columnTypes'
import { type CellFault, plainText } from './cellValues'
import { SUFFIX } from './columns'
import type { DishDraft } from './draft'
import { BAR, piecesOf } from './newParts'
import { filledPart, type PartColumn } from './partColumn'
import { chosenOf, GROUPS, groupsOf, membersOf, type Part, withName } from './parts'

/** The name of a part or of its group. What several rows hold changes when one of them does. */
const nameColumn = (what: 'group' | 'name', locale: Locale): PartColumn => {
  const namedBy = (draft: DishDraft, part: Part) => (what === 'group' ? groupsOf(draft, part) : chosenOf(draft, part))
  const print = (draft: DishDraft, part: Part) => {
    const texts = namedBy(draft, part).map(({ name }) => name[locale] ?? '')
    return texts.some(Boolean) ? texts.join(` ${BAR} `) : ''
  }
  return filledPart({
    kind: 'text',
    print,
    read(text, draft, { part, row, before, shared }) {
      const named = namedBy(draft, part)
      const typed = plainText(text)
      if (typed === plainText(print(before, part))) return { value: draft }
      const pieces = piecesOf(typed, named.length)
      if (pieces.length !== named.length) return { fault: fault('sheet.otherCount', { count: named.length }) }
      let next = draft
      for (const [at, { key, name }] of named.entries()) {
        const piece = pieces[at] ?? ''
        if (piece === '' || piece === plainText(nameIn(before, { part, what, key }, locale))) continue
        const other = shared.claim([part.kind, what, key, locale].join(' '), { text: piece, row })
        if (other !== undefined) return { fault: fault('sheet.otherRow', { row: other }) }
        next = withName(next, { kind: part.kind, what, key }, { ...name, [locale]: piece })
      }
      return { value: next }
    },
  })
}

const fault = (reason: CellFault['reason'], params: NonNullable<CellFault['params']>): CellFault => ({ reason, params })

/** How a group or its member was called. */
function nameIn(
  { fields }: DishDraft,
  { part, what, key }: { part: Part; what: 'group' | 'name'; key: string },
  locale: Locale,
): string {
  const groups = [...fields[GROUPS[part.kind]]]
  const named: readonly { key: string; name: Translations }[] = what === 'group' ? groups : groups.flatMap(membersOf)
  return named.find((each) => each.key === key)?.name[locale] ?? ''
}

/** The columns with the names of parts and of their groups. */
export const NAME_COLUMNS = Object.fromEntries(
  (['group', 'name'] as const).flatMap((what) =>
    LOCALES.map((locale) => [`${what}${SUFFIX[locale]}`, nameColumn(what, locale)]),
  ),
) as Record<`${'group' | 'name'}${'En' | 'Th' | 'Zh'}`, PartColumn>
