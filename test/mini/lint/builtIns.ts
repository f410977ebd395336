import type { AnyNode, Program } from 'acorn'
import { simple } from 'acorn-walk'
import type { Platform } from '../package/miniPackage'

/** Functions of the language by the edition of ECMAScript that added them: `Object.fromEntries`, or `.flat` for a method. */
const ADDED: Record<number, string[]> = {
  2018: ['.finally'],
  2019: ['Object.fromEntries', '.flat', '.flatMap', '.trimStart', '.trimEnd'],
  2020: ['Promise.allSettled', '.matchAll'],
  2021: ['Promise.any', '.replaceAll'],
  2022: ['Object.hasOwn', '.at'],
  2023: ['.findLast', '.findLastIndex', '.toSorted', '.toReversed', '.toSpliced'],
  2024: ['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', '.isWellFormed', '.toWellFormed'],
  2025: ['Promise.try'],
}

/**
 * The edition whose functions the oldest client of docs/mini-programs.md has. WeChat's base library adds newer ones to the phone's;
 * Alipay has what the phone has.
 */
const FLOOR: Record<Platform, number> = { weapp: 2020, alipay: 2017 }

/** Functions that the oldest client of a platform lacks. */
export const missingBuiltIns = (platform: Platform) =>
  new Set(Object.entries(ADDED).flatMap(([edition, names]) => (Number(edition) > FLOOR[platform] ? names : [])))

const nameOf = (node: AnyNode | undefined) => {
  if (node?.type === 'Identifier') return node.name
  return node?.type === 'Literal' ? String(node.value) : undefined
}

/** The name by which `ADDED` lists a called function, if it were a built-in one. */
function calledName(callee: AnyNode): string[] {
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  const property = nameOf(callee.property)
  return [`${nameOf(callee.object)}.${property}`, `.${property}`]
}

/** Calls of these functions in a script. */
export function builtInCalls(program: Program, names: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  simple(program, {
    CallExpression({ callee }) {
      for (const name of calledName(callee)) if (names.has(name)) found.add(name)
    },
  })
  return [...found]
}

/** The value of a property of an object literal. */
const property = (node: AnyNode | undefined, name: string) =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((each) => (each.type === 'Property' && nameOf(each.key) === name ? [each.value] : []))[0]
    : undefined

/** Functions that core-js adds in a script: `export({ target: 'Array', proto: true }, { flat: … })`. */
export function addedBuiltIns(program: Program): string[] {
  const added: string[] = []
  simple(program, {
    CallExpression({ arguments: [where, what] }) {
      const target = nameOf(property(where, 'target'))
      if (!target || what?.type !== 'ObjectExpression') return
      const holder = property(where, 'proto') ? '' : target
      for (const each of what.properties) if (each.type === 'Property') added.push(`${holder}.${nameOf(each.key)}`)
    },
  })
  return added
}
