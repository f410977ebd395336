import type { AnyNode, Function as FunctionNode, Identifier, Node, Pattern, Program } from 'acorn'
import { ancestor } from 'acorn-walk'

/** Names bound by a pattern. */
function bound(pattern: Pattern | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        bound(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound)
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    default:
      return []
  }
}

const isFunction = (node: Node): node is FunctionNode => /Function/.test(node.type)

/** The enclosing function of a node, or the program. */
const scopeOf = (ancestors: Node[]) =>
  [...ancestors].reverse().find((node) => isFunction(node) || node.type === 'Program')

/** Declarations of each function; block scopes count to their function, which is enough for minified code. */
function declarations(program: Program) {
  const declared = new Map<Node, Set<string>>()
  const add = (scope: Node | undefined, names: string[]) => {
    if (!scope) return
    const known = declared.get(scope) ?? new Set()
    for (const name of names) known.add(name)
    declared.set(scope, known)
  }
  const ofFunction = (node: FunctionNode, ancestors: Node[]) => {
    add(node, node.params.flatMap(bound))
    if (!node.id) return
    add(node, [node.id.name])
    add(scopeOf(ancestors.slice(0, -1)), [node.id.name])
  }
  ancestor(program, {
    Function: (node, _, ancestors) => ofFunction(node, ancestors),
    VariableDeclarator: (node, _, ancestors) => add(scopeOf(ancestors), bound(node.id)),
    CatchClause: (node, _, ancestors) => add(scopeOf(ancestors), bound(node.param)),
    Class: (node, _, ancestors) => node.id && add(scopeOf(ancestors), [node.id.name]),
  })
  return declared
}

/** Uses of these names that no enclosing function declares, that is globals. */
export function globalUses(program: Program, names: Set<string>): { node: Identifier; parent: AnyNode | undefined }[] {
  const declared = declarations(program)
  const uses: { node: Identifier; parent: AnyNode | undefined }[] = []
  ancestor(program, {
    Identifier(node, _, ancestors) {
      if (!names.has(node.name)) return
      if (ancestors.some((scope) => declared.get(scope)?.has(node.name))) return
      uses.push({ node, parent: ancestors.at(-2) })
    },
  })
  return uses
}
