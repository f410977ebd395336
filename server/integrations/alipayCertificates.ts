import { createHash, X509Certificate } from 'node:crypto'
import { pemBlocks } from './rsa'

/** What names the certificates in each request: of the app, and Alipay's root certificates. */
export interface AlipayCertificates {
  /** The certificate of the app (`appCertPublicKey_….crt`), PEM. */
  app: string
  /** Alipay's root certificates (`alipayRootCert.crt`), PEM blocks one after the other. */
  root: string
}

/** Parses certificates: PEM blocks one after the other. Throws when there is none, or the first is invalid. */
export function certificatesOf(text: string): X509Certificate[] {
  const [first, ...others] = pemBlocks(text)
  if (first === undefined) throw new Error('no certificate')
  return [new X509Certificate(first), ...others.flatMap((block) => readable(block) ?? [])]
}

/**
 * The fields of a request that name its certificates (https://opendocs.alipay.com/common/056zub): MD5 of issuer and serial number; of the roots those
 * with RSA.
 */
export function certificateFields({ app, root }: AlipayCertificates) {
  const [own] = certificatesOf(app)
  const roots = certificatesOf(root).filter(isRsa)
  return {
    app_cert_sn: own ? numberOf(own) : '',
    alipay_root_cert_sn: roots.map(numberOf).join('_'),
  }
}

/** Alipay's file also has certificates with algorithms of China that OpenSSL may not read. */
function readable(block: string): X509Certificate | undefined {
  try {
    return new X509Certificate(block)
  } catch {
    return undefined
  }
}

/** A root signs itself, so its key tells the algorithm of its signature. */
function isRsa(certificate: X509Certificate): boolean {
  try {
    return certificate.publicKey.asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** `CN=…,OU=…,O=…,C=…` of the issuer and the decimal serial number, hashed. */
function numberOf({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}
