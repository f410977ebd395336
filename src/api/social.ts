import { socialContract } from '@/contract/social'
import { clientOf } from './client'

export const socialApi = clientOf(socialContract)
