/** Room that a host gives to what is kept on the phone, in characters; a Thai or Chinese one takes three bytes where bytes are counted. */
export interface StorageQuota {
  /** What one name may hold. */
  piece: number
  /** What one copy may take. */
  copy: number
  /** What all copies together may take; the rest stays for what must not be lost. */
  all: number
}

/** WeChat: 1 MB for a name, 10 MB in all. Alipay: 200 KB and 10 MB. Browsers: 5 MB in all, two bytes a character. */
const ROOMS: Record<string, StorageQuota> = {
  weapp: { piece: 300_000, copy: 900_000, all: 2_000_000 },
  alipay: { piece: 60_000, copy: 900_000, all: 2_000_000 },
}
const WEB: StorageQuota = { piece: 400_000, copy: 400_000, all: 1_200_000 }

/** The room on this target. */
export const storageQuota: StorageQuota = ROOMS[process.env.TARO_ENV ?? ''] ?? WEB
