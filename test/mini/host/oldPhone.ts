/** Built-in functions newer than ES2020, which iPhones before iOS 15.4 lack and the base libraries do not promise. */
const NEWER_FUNCTIONS: [holder: object, names: string[]][] = [
  [
    Array.prototype,
    ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'group', 'groupToMap'],
  ],
  [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
  [Object, ['hasOwn', 'groupBy']],
  [Promise, ['any', 'try', 'withResolvers']],
  [Array, ['fromAsync']],
  [Map, ['groupBy']],
  [
    Set.prototype,
    ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
]

/** Removes functions that old phones lack, so that a package's code fails here as it would there. */
export function removeNewerFunctions() {
  for (const [holder, names] of NEWER_FUNCTIONS) for (const name of names) Reflect.deleteProperty(holder, name)
}
