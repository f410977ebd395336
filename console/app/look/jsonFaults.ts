import { findNodeAtLocation, type Node, type ParseError, parseTree, getNodeValue } from 'jsonc-parser'

/** Data that were typed as JSON, with the lines of their fields. */
export interface TypedJson {
  data: Record<string, unknown>
  /** The line (from 1) where a field begins, or the closest of those that it is in. */
  lineOf(path: string): number
}

/** Why a text is no JSON of an object, and in which line. */
export interface JsonFault {
  line: number
  reason: 'syntax' | 'notObject'
}

const STRICT = { disallowComments: true, allowTrailingComma: false }

/** Reads a text as JSON of an object. */
export function readTyped(text: string): TypedJson | JsonFault {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, STRICT)
  const [first] = errors
  if (first) return { line: lineAt(text, first.offset), reason: 'syntax' }
  if (tree?.type !== 'object') return { line: 1, reason: 'notObject' }
  const data = getNodeValue(tree) as Record<string, unknown>
  return { data, lineOf: (path) => lineAt(text, closest(tree, path.split('.')).offset) }
}

/** The node at a path, else the closest of those around it. */
function closest(tree: Node, path: readonly string[]): Node {
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  for (let length = steps.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, steps.slice(0, length))
    if (node) return node
  }
  return tree
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
