import { payContract } from '@/contract/pay'
import { clientOf } from './client'

export const payApi = clientOf(payContract)
