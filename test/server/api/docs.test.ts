import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { consoleContract } from '../../../console/contract/contract'
import { signInContract } from '../../../console/contract/staff/signIn'
import { CONSOLE_API_PREFIX } from '../../../console/contract/staffCall'
import { contract } from '../../../src/contract/contract'
import { API_PREFIX, type Endpoint } from '../../../src/contract/endpoint'
import { openapi } from '../../../server/api/openapi'
import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())

const signIn = Object.values<Endpoint>(signInContract)
const endpoints = [...Object.values(contract), ...Object.values(consoleContract), signInContract].flatMap((calls) =>
  Object.values<Endpoint>(calls),
)
const document = openapi('1.2.3')

/** The document's description of an endpoint. */
function operationOf(endpoint: Endpoint) {
  const { method, path, access } = endpoint
  const prefix = access === 'staff' || signIn.includes(endpoint) ? CONSOLE_API_PREFIX : API_PREFIX
  const found = document.paths[prefix + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not in the document`)
  return found
}

describe('the OpenAPI document', () => {
  it('describes every endpoint of the contract once, and nothing else', () => {
    const ids = endpoints.map((endpoint) => operationOf(endpoint).operationId)
    expect(new Set(ids).size).toBe(endpoints.length)
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(endpoints.length)
  })

  it('names the least role of each call of staff', () => {
    expect(operationOf(consoleContract.till.redeem)['x-role']).toBe('cashier')
    expect(operationOf(consoleContract.staffAccount.list)['x-role']).toBe('owner')
    expect(operationOf(signInContract.signIn)['x-role']).toBeUndefined()
  })

  it('is served, and printed by npm run openapi', async () => {
    const { body } = await backend.app.server.inject('/docs/openapi.json')
    const served: unknown = JSON.parse(body)
    expect(served).toMatchObject({ openapi: '3.1.0', info: { title: 'Storefront API' } })
    const root = join(__dirname, '../../..')
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 } as const
    const printed = execFileSync('node_modules/.bin/tsx', ['server/openapi.ts'], options)
    expect(JSON.parse(printed)).toEqual(served)
  })

  it('resolves every reference in itself', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
    const names = new Set(references)
    expect(references.length).toBeGreaterThan(20)
    for (const target of names) {
      expect(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)).toContain(target)
    }
  })

  it('describes where a field is sent, its schema, and whether it is required', () => {
    const { parameters } = operationOf(contract.store.detail)
    expect(parameters).toMatchObject([
      { name: 'storeId', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
      { name: 'lat', in: 'query', required: false, schema: { type: 'number', minimum: -90, maximum: 90 } },
      { name: 'lng', in: 'query' },
      { name: 'language', in: 'header', schema: { enum: ['en', 'th', 'zh'] } },
    ])
  })

  it('excludes path fields from the body, and distinguishes forms from JSON', () => {
    const edit = operationOf(contract.address.edit).requestBody?.content['application/x-www-form-urlencoded']?.schema
    expect(edit?.required).toEqual(['contact', 'gender', 'phone', 'address', 'houseNo', 'label', 'lat', 'lng'])
    expect(edit?.properties).not.toHaveProperty('addressId')
    expect(operationOf(contract.cart.change).requestBody?.content).toHaveProperty('application/json')
    expect(operationOf(contract.address.remove)).not.toHaveProperty('requestBody')
  })

  it('describes an upload as a form with one file', () => {
    expect(operationOf(contract.media.image).requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
      },
    })
  })

  it('describes access and idempotency keys', () => {
    expect(operationOf(contract.goods.menu).security).toEqual([])
    expect(operationOf(contract.order.create).security).toEqual([{ session: [] }])
    const takesKey = (endpoint: Endpoint) =>
      operationOf(endpoint).parameters.some(({ name }) => name === 'Idempotency-Key')
    expect([takesKey(contract.order.create), takesKey(contract.order.list)]).toEqual([true, false])
  })

  it('describes the session, the token and the key that a write of staff needs', () => {
    const { security, parameters, tags } = operationOf(consoleContract.till.redeem)
    expect([security, tags]).toEqual([[{ staff: [] }], ['console.till']])
    const needed = parameters.filter(({ required }) => required).map(({ name }) => name)
    expect(needed).toEqual(['x-csrf-token', 'Idempotency-Key'])
  })
})

describe('the page at /docs', () => {
  const get = (url: string) => backend.app.server.inject({ url, headers: { 'accept-encoding': 'br' } })

  it('loads only files of this server', async () => {
    const { body, headers } = await get('/docs')
    expect(headers['content-type']).toContain('text/html')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    )
    expect(policy).not.toMatch(/https?:|unsafe-eval/)
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(4)
    for (const file of files) {
      const { statusCode } = await get(file)
      expect([file, statusCode]).toEqual([expect.stringMatching(/^\/docs\//), 200])
    }
  })

  it('reads the OpenAPI document, compressed', async () => {
    const { headers, rawPayload } = await get('/docs/json')
    expect(headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toMatchObject({ info: { title: 'Storefront API' } })
  })
})
