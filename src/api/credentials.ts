import { credentialsContract } from '@/contract/credentials'
import { clientOf } from './client'

export const credentialsApi = clientOf(credentialsContract)
