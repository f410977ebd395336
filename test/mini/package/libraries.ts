import { createRequire } from 'node:module'

const { version } = createRequire(__filename)('react/package.json') as { version: string }

/** Texts that identify a library in minified scripts, because no minifier changes them. */
const SIGNS = {
  react: new RegExp(`version\\s*=\\s*["']${version.replaceAll('.', '\\.')}["']`),
  reconciler: /reactjs\.org\/docs\/error-decoder\.html/,
  reactDom: /rendererPackageName["']?:\s*["']react-dom["']/,
  taroUi: /at-(?:rate__icon--on|accordion__arrow--folded|timeline--pending)/,
  i18next: /__i18next_supportNoticeShown/,
  preact: /\b__k\b/,
}

export type Library = keyof typeof SIGNS

/** The libraries contained in some built scripts. */
export function librariesIn(scripts: string[]): Library[] {
  const names = Object.keys(SIGNS) as Library[]
  return names.filter((name) => scripts.some((script) => SIGNS[name].test(script)))
}
