import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Platform } from './miniPackage'

/** The files in which each vendor's typings list the functions of their global object. */
const typings: Record<Platform, { file: [string, string]; from: RegExp; name: RegExp }> = {
  weapp: {
    file: ['miniprogram-api-typings', 'types/wx/lib.wx.api.d.ts'],
    from: /^    interface Wx \{/m,
    name: /^        (\w+)(?:<[^>]*>)?\(/gm,
  },
  alipay: {
    file: ['@mini-types/my', 'types/lib.my.d.ts'],
    from: /^declare namespace my \{/m,
    name: /^  export function (\w+)/gm,
  },
}

/** Every function of `wx` or `my` in the vendor's typings. */
export function apiNames(platform: Platform): string[] {
  const { file, from, name } = typings[platform]
  const folder = dirname(createRequire(__filename).resolve(`${file[0]}/package.json`))
  const source = readFileSync(join(folder, file[1]), 'utf8')
  const start = source.search(from)
  return [...new Set([...source.slice(start).matchAll(name)].map(([, api = '']) => api))]
}
