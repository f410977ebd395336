// Written by "npm run endpoints" from src/contract/qrcode.ts.
import type { qrcodeContract } from '@/contract/qrcode'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const qrcodeEndpoints: WireArea<typeof qrcodeContract> = {
  read: { method: 'GET', path: 'qrcode', access: 'guest' },
}

export const qrcodeApi = clientOf(qrcodeEndpoints)
