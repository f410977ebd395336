import { TmplGroup } from 'glass-easel-template-compiler'
import { axmlToWxml, plainWxml, sjsToWxs } from './dialect'
import { resolveFrom, type MiniPackage } from './miniPackage'

/** All templates of a package as one JavaScript expression, with the problems of compiler and imports. */
export interface CompiledTemplates {
  code: string
  problems: string[]
}

interface ParseProblem {
  message: string
  path: string
  startLine: number
}

/** The lookup of a named template in the compiler's output, patched to report unknown names. */
const LOOK_UP = 'return S[P]}'
const REPORTED_LOOK_UP = 'return S[P]||missingTemplate(P)}'

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '')

/** Compiles every template of the package with WeChat's own compiler. */
export function compileTemplates(pkg: MiniPackage): CompiledTemplates {
  const group = new TmplGroup()
  const { template, script } = pkg.dialect
  const alipay = pkg.platform === 'alipay'
  const problems: string[] = []
  for (const path of pkg.paths(template)) {
    const source = pkg.text(path)
    const found = group.addTmpl(withoutEnding(path), alipay ? axmlToWxml(source) : plainWxml(source)) as ParseProblem[]
    problems.push(
      ...found.map(({ message, startLine }) => `${path}:${startLine + 1}: ${message}`),
      ...missingImports(pkg, path),
    )
  }
  for (const path of pkg.paths(script)) {
    group.addScript(withoutEnding(path), alipay ? sjsToWxs(pkg.text(path)) : pkg.text(path))
  }
  const code = group.getTmplGenObjectGroups().replaceAll(LOOK_UP, REPORTED_LOOK_UP)
  group.free()
  return { code, problems }
}

/** Imported templates and filters that the package lacks. */
function missingImports(pkg: MiniPackage, path: string) {
  const imports = [
    ...pkg.text(path).matchAll(/<(?:import|include|wxs|import-sjs)\b[^>]*\b(?:src|from)\s*=\s*["']([^"']+)["']/g),
  ]
  return imports
    .map(([, imported = '']) => resolveFrom(path, imported))
    .filter((imported) => !pkg.files.has(imported))
    .map((imported) => `${path}: imports ${imported}, which is missing`)
}
