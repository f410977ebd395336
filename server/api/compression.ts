import { type BrotliOptions, constants } from 'node:zlib'

/** Below this size compressing costs more than it saves, bytes. */
export const COMPRESS_FROM = 1400

/** A level that is quick enough for replies that are compressed as they are sent. */
export const BROTLI_OPTIONS: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
