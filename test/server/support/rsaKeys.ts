import { generateKeyPairSync } from 'node:crypto'
import { ofWorker } from './ofWorker'

/** The RSA keys of a party, the same in all test files of a worker: generating a pair takes a fifth of a second. */
export const rsaKeys = (party: string) =>
  ofWorker(`RSA keys of ${party}`, () => generateKeyPairSync('rsa', { modulusLength: 2048 }))
