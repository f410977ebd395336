import { parse, type AnyNode, type Identifier, type Program } from 'acorn'
import { simple } from 'acorn-walk'
import { dialects, resolveFrom, type MiniPackage, type Platform } from '../package/miniPackage'
import type { Finding, Rule } from './finding'
import { addedBuiltIns, builtInCalls, missingBuiltIns } from './builtIns'
import { rootOf } from './files'
import { globalUses } from './globals'

/**
 * The newest syntax that the phones still in use can parse: neither platform transpiles uploads. WeChat 8 and
 * Alipay 10 run on iOS 10.3 and on Android with their own V8; async functions (ES2017) are the newest feature that all have.
 */
export const SYNTAX_FLOOR: Record<Platform, 2017> = { weapp: 2017, alipay: 2017 }

const PICTURE = /^[\w@.~/-]+\.(png|jpe?g|gif|svg|webp|ttf|woff2?)$/i

interface Parsed {
  program?: Program
  findings: Finding[]
}

/** Parsed scripts by their content: copies of a package share unchanged files. */
const parsedScripts = new WeakMap<Buffer, Parsed>()

function read(pkg: MiniPackage, path: string): Parsed {
  const content = pkg.files.get(path) ?? Buffer.alloc(0)
  const parsed = parsedScripts.get(content) ?? parseAtFloor(pkg, path)
  parsedScripts.set(content, parsed)
  return parsed
}

/** Parses a script at the syntax floor; reports whether it is broken or only too modern. */
function parseAtFloor(pkg: MiniPackage, path: string): Parsed {
  const source = pkg.text(path)
  const parseAt = (ecmaVersion: 2017 | 'latest') =>
    parse(source, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true })
  const floor = SYNTAX_FLOOR[pkg.platform]
  try {
    return { program: parseAt(floor), findings: [] }
  } catch (error) {
    const { message } = error as Error
    try {
      const program = parseAt('latest')
      return {
        program,
        findings: [{ rule: 'syntax', path, message: `is newer than ES${floor}, which old phones read: ${message}` }],
      }
    } catch {
      return { findings: [{ rule: 'syntax', path, message }] }
    }
  }
}

/** Code made from text is refused, except webpack's lookup of the global object. */
function isMadeFromText(node: Identifier, parent: AnyNode | undefined) {
  if (parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression') return false
  if (parent.callee !== node) return false
  const [only] = parent.arguments
  const thisOnly = parent.arguments.length === 1 && only?.type === 'Literal' && only.value === 'return this'
  return node.name === 'eval' || !thisOnly
}

/** eval, Function and the other vendor's object. */
function forbidden(pkg: MiniPackage, path: string, program: Program): Finding[] {
  const foreign = dialects[pkg.platform === 'weapp' ? 'alipay' : 'weapp'].api
  return globalUses(program, new Set(['eval', 'Function', foreign])).flatMap(({ node, parent }) => {
    if (node.name === foreign) {
      const asks = parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
      return asks ? [] : [{ rule: 'foreign', path, message: `uses ${foreign}, which ${pkg.platform} does not have` }]
    }
    return isMadeFromText(node, parent) ? [{ rule: 'eval', path, message: `${node.name} makes code from text` }] : []
  })
}

/** Every file that a script requires exists, and lies in its own package or in the main one. */
function requires(pkg: MiniPackage, path: string, program: Program): Finding[] {
  const found: Finding[] = []
  simple(program, {
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require' || argument?.type !== 'Literal') return
      const target = resolveFrom(path, String(argument.value))
      const file = [target, `${target}.js`].find((candidate) => pkg.files.has(candidate))
      if (!file) found.push({ rule: 'require', path, message: `requires ${target}, which is missing` })
      else if (rootOf(pkg, file) && rootOf(pkg, file) !== rootOf(pkg, path))
        found.push({ rule: 'require', path, message: `requires ${file} of another subpackage` })
    },
  })
  return found
}

/** Every package picture that a script names exists. */
function pictures(pkg: MiniPackage, path: string, program: Program): Finding[] {
  const named = new Set<string>()
  simple(program, {
    Literal: ({ value }) => void (typeof value === 'string' && PICTURE.test(value) && named.add(value)),
  })
  return [...named]
    .filter((picture) => !pkg.files.has(picture.replace(/^\//, '')) && !pkg.files.has(resolveFrom(path, picture)))
    .map((picture) => ({ rule: 'asset', path, message: `names ${picture}, which is missing` }))
}

const CHECKS = [forbidden, requires, pictures]

/** Scripts parse on old phones, make no code from text, and name only existing files. */
export const scripts: Rule = (pkg) =>
  pkg.paths('js').flatMap((path) => {
    const { program, findings } = read(pkg, path)
    return program ? findings.concat(...CHECKS.map((check) => check(pkg, path, program))) : findings
  })

/** Scripts call no function of the language that the platform's oldest client lacks and the package does not add. */
export const builtIns: Rule = (pkg) => {
  const programs = pkg.paths('js').flatMap((path) => {
    const { program } = read(pkg, path)
    return program ? [{ path, program }] : []
  })
  const missing = missingBuiltIns(pkg.platform)
  for (const { program } of programs) for (const name of addedBuiltIns(program)) missing.delete(name)
  return programs.flatMap(({ path, program }) =>
    builtInCalls(program, missing).map((name) => ({
      rule: 'built-in',
      path,
      message: `calls ${name}, which old phones lack`,
    })),
  )
}

/** Template filters are ES5 at WeChat and modules at Alipay. */
export const filters: Rule = (pkg) =>
  pkg.paths(pkg.dialect.script).flatMap((path) => {
    try {
      parse(pkg.text(path), pkg.platform === 'weapp' ? { ecmaVersion: 5 } : { ecmaVersion: 2015, sourceType: 'module' })
      return []
    } catch (error) {
      return [{ rule: 'filter', path, message: (error as Error).message }]
    }
  })
