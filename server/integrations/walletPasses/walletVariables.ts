import { X509Certificate } from 'node:crypto'
import * as v from 'valibot'
import { key, readSet } from '../environmentVariables'
import { pemBlocks, privateKeyOf } from '../rsa'
import type { ApplePassAccount } from './applePass'
import type { GoogleWalletAccount } from './googlePass'

const certificate = key((text) => new X509Certificate(pemBlocks(text)[0] ?? ''))

/** Environment variables of the accounts with Apple and Google for cards in their wallets. */
export const walletVariables = {
  APPLE_PASS_TYPE: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^pass\.[\w.-]+$/))),
  APPLE_PASS_TEAM: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[A-Z\d]{10}$/))),
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_PRIVATE_KEY: key(privateKeyOf),
  APPLE_PASS_ISSUER_CERTIFICATE: certificate,
  GOOGLE_WALLET_ISSUER: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{5,25}$/))),
  GOOGLE_WALLET_ACCOUNT: v.optional(v.pipe(v.string(), v.trim(), v.email())),
  GOOGLE_WALLET_PRIVATE_KEY: key(privateKeyOf),
}

const schema = v.object(walletVariables)

/** The accounts for cards in wallets; one that is not set up is absent. */
export interface WalletAccounts {
  apple?: ApplePassAccount
  google?: GoogleWalletAccount
}

/** Reads the accounts. Throws with the variable's name when a set is incomplete or a certificate belongs to another key. */
export function readWallets(variables: v.InferOutput<typeof schema>): WalletAccounts {
  const apple = readSet(variables, {
    passType: 'APPLE_PASS_TYPE',
    team: 'APPLE_PASS_TEAM',
    certificate: 'APPLE_PASS_CERTIFICATE',
    privateKey: 'APPLE_PASS_PRIVATE_KEY',
    issuer: 'APPLE_PASS_ISSUER_CERTIFICATE',
  })
  const google = readSet(variables, {
    issuer: 'GOOGLE_WALLET_ISSUER',
    account: 'GOOGLE_WALLET_ACCOUNT',
    privateKey: 'GOOGLE_WALLET_PRIVATE_KEY',
  })
  if (apple && !new X509Certificate(apple.certificate).checkPrivateKey(privateKeyOf(apple.privateKey)))
    throw new Error('APPLE_PASS_CERTIFICATE: is the certificate of another key than APPLE_PASS_PRIVATE_KEY')
  return { ...(apple && { apple }), ...(google && { google }) }
}
