import { helpContract } from '@/contract/help'
import { clientOf } from './client'

export const helpApi = clientOf(helpContract)
