// Written by "npm run endpoints" from src/contract/config/config.ts.
import type { configContract } from '@/contract/config/config'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const configEndpoints: WireArea<typeof configContract> = {
  forms: { method: 'POST', path: 'configFormMap', access: 'public', json: true },
  drag: { method: 'GET', path: 'drag', access: 'public' },
  ad: { method: 'GET', path: 'ad', access: 'public' },
  messages: { method: 'GET', path: 'messageConfig', access: 'public' },
  system: { method: 'GET', path: 'system', access: 'public' },
}

export const configApi = clientOf(configEndpoints)
