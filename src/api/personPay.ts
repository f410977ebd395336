import { personPayContract } from '@/contract/personPay'
import { clientOf } from './client'

export const personPayApi = clientOf(personPayContract)
