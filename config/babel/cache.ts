import path from 'node:path'
import { fingerprint } from '../fingerprint'

interface Chain {
  module: { rule(name: string): { use(name: string): { tap(change: (options: object) => object): unknown } } }
}

const root = path.resolve(__dirname, '../..')

/** Keeps Babel's output for the next build with the same syntax: Alipay's after WeChat's, the gallery's after H5's. */
export function cacheBabel(chain: Chain): void {
  const { TARO_ENV, NODE_ENV } = process.env
  const code = ['babel.config.js', 'config', 'package-lock.json'].map((name) => path.join(root, name))
  const options = {
    cacheDirectory: path.join(root, '.cache/babel'),
    cacheIdentifier: [TARO_ENV === 'h5' ? 'h5' : 'mini', NODE_ENV, fingerprint(...code)].join(' '),
    cacheCompression: false,
  }
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((given) => ({ ...given, ...options }))
}
