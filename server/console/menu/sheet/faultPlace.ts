import { type SheetColumn, SUFFIX } from './columns'
import type { DishDraft } from './draft'
import type { DraftFault } from './partFaults'
import { GROUPS, membersOf, PART_KINDS, type PartKind, partId } from './parts'

type Fields = DishDraft['fields']

const TEXTS = ['name', 'caption', 'story']
const SAME_NAME = [
  ...(['allergens', 'diets', 'diningTypes', 'saleTimes', 'required', 'minBuy', 'packFee', 'image', 'cutout'] as const),
  ...(['images', 'limitPerOrder', 'limitPerPerson', 'limitPerDay'] as const),
]

type FaultPlace = Pick<DraftFault, 'column' | 'ids'>

/** The column of a field that is wrong, and the parts that it belongs to. */
export function placeOf(path: readonly string[], fields: Fields): FaultPlace {
  const [field = '', at = ''] = path
  if (field === 'variants') return placeInSize(path, fields)
  const kind = PART_KINDS.find((each) => GROUPS[each] === field)
  if (kind) return placeInGroup(kind, path, fields)
  if (TEXTS.includes(field)) return { column: textColumn(field, at), ids: [] }
  return { column: field === 'categoryId' ? 'category' : (SAME_NAME.find((each) => each === field) ?? 'id'), ids: [] }
}

function placeInSize([, at, field]: readonly string[], { variants }: Fields): FaultPlace {
  const key = variants[Number(at)]?.key ?? ''
  const column = (['memberPrice', 'originalPrice'] as const).find((each) => each === field) ?? 'price'
  return { column, ids: [partId({ kind: 'size', key })] }
}

const textColumn = (field: string, locale: string) =>
  `${field}${new Map<string, string>(Object.entries(SUFFIX)).get(locale) ?? SUFFIX.en}` as SheetColumn

function placeInGroup(
  kind: PartKind,
  [, at, list = '', member = '', ...rest]: readonly string[],
  fields: Fields,
): FaultPlace {
  const group = fields[GROUPS[kind]][Number(at)]
  const members = group ? membersOf(group) : []
  const [field, locale = ''] = rest
  if (field === undefined) {
    const ids = members.flatMap(({ key }) => idsOf(kind, key, fields))
    return { column: LIMITS.get(list) ?? textColumn('group', member), ids }
  }
  const ids = idsOf(kind, members[Number(member)]?.key ?? '', fields)
  return { column: PLAIN.get(field) ?? textColumn('name', locale), ids }
}

/** The columns of fields that are called otherwise. */
const LIMITS = new Map<string, SheetColumn>(Object.entries({ min: 'groupMin', max: 'groupMax' } as const))
const PLAIN = new Map<string, SheetColumn>(Object.entries({ price: 'price', max: 'itemMax', image: 'image' } as const))

/** The rows of a value: those of its sizes, or its own. */
function idsOf(kind: PartKind, key: string, { variants }: Fields): string[] {
  if (kind !== 'size') return [partId({ kind, key })]
  return variants.filter(({ values }) => values.includes(key)).map((size) => partId({ kind, key: size.key }))
}
