/** Storage quota of a host, in characters; a Thai or Chinese one takes three bytes where bytes are counted. */
export interface StorageQuota {
  /** Maximum of one key. */
  piece: number
  /** Maximum of one cache entry. */
  copy: number
  /** Maximum of the whole cache; the rest is reserved for other data. */
  all: number
}

/** WeChat: 1 MB per key, 10 MB in total. Alipay: 200 KB and 10 MB. Browsers: 5 MB in total, two bytes per character. */
const QUOTAS: Record<string, StorageQuota> = {
  weapp: { piece: 300_000, copy: 900_000, all: 2_000_000 },
  alipay: { piece: 60_000, copy: 900_000, all: 2_000_000 },
}
const WEB: StorageQuota = { piece: 400_000, copy: 400_000, all: 1_200_000 }

/** The quota on this target. */
export const storageQuota: StorageQuota = QUOTAS[process.env.TARO_ENV ?? ''] ?? WEB
