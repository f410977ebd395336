import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import { consoleContract, type ConsoleContract } from '../../console/contract/contract'
import { CALL_ROLES } from '../../console/contract/callRoles'
import { roleOfCall, type StaffRole } from '../../console/contract/staff/roles'
import { signInContract } from '../../console/contract/staff/signIn'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../console/contract/staffCall'
import { address } from '../../src/contract/account/address'
import { cart } from '../../src/contract/cart/cart'
import { cartLine, missingItem } from '../../src/contract/cart/cartLine'
import { checkout, slotDay } from '../../src/contract/cart/checkout'
import { quote } from '../../src/contract/cart/quote'
import { block, system } from '../../src/contract/config/config'
import { contract } from '../../src/contract/contract'
import { API_PREFIX, type Area, FILE_FIELD, type Endpoint, type Schema } from '../../src/contract/endpoint'
import { LOCALES } from '../../src/contract/constants/common'
import { category, goodsDetail, sku } from '../../src/contract/goods/goods'
import { goodsRow } from '../../src/contract/goods/goodsRow'
import { link } from '../../src/contract/link'
import { orderDetail, orderRow } from '../../src/contract/order/order'
import { user } from '../../src/contract/account/session'
import { region, storeDetail, storeInfo } from '../../src/contract/store/store'

/** Schemas under `components/schemas`, which replies refer to. */
const NAMED_SCHEMAS = {
  Address: address,
  Block: block,
  Cart: cart,
  CartLine: cartLine,
  Category: category,
  Checkout: checkout,
  GoodsDetail: goodsDetail,
  GoodsRow: goodsRow,
  Link: link,
  MissingItem: missingItem,
  OrderDetail: orderDetail,
  OrderRow: orderRow,
  Quote: quote,
  Region: region,
  Sku: sku,
  SlotDay: slotDay,
  StoreDetail: storeDetail,
  StoreInfo: storeInfo,
  System: system,
  User: user,
}

const inputConversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ jsonSchema }) => asNumber(jsonSchema),
}
const replyConversion: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: NAMED_SCHEMAS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

const CODES =
  '200 success · 400 refused, `msg` says why · 401 no valid session, or login required · 402 account blocked · 403 (staff) the role or the store does not allow it · 409 (staff) changed meanwhile · any other: show `msg`'

/** Describes a number that may arrive as text (from a form) as a number, so that its bounds are visible. */
function asNumber({ anyOf = [], ...schema }: JsonSchema): JsonSchema | undefined {
  const [first, second] = anyOf
  if (typeof first !== 'object' || typeof second !== 'object') return undefined
  return first.type === 'number' && second.type === 'string' ? { ...first, ...schema } : undefined
}

/** An input field in the path, the query or a header. */
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

export interface Operation {
  operationId: string
  summary: string
  'x-role'?: StaffRole
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: JsonSchema }> }>
}

/** The areas of the storefront's contract and of the staff's, with the prefix of their paths. */
const AREAS: readonly (readonly [tag: string, prefix: string, endpoints: Area])[] = [
  ...Object.entries(contract).map(([area, endpoints]) => [area, API_PREFIX, endpoints] as const),
  ['console.signIn', CONSOLE_API_PREFIX, signInContract],
  ...Object.entries(consoleContract).map(
    ([area, endpoints]) => [`console.${area}`, CONSOLE_API_PREFIX, endpoints] as const,
  ),
]

/** The OpenAPI 3.1 document of both contracts, generated from the schemas that validate them. */
export function openapi(version: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [tag, prefix, endpoints] of AREAS) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = prefix + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(tag, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version,
      description: `Every reply is an envelope \`{code, msg, data}\`: ${CODES}. Amounts are whole satang (1/100 baht), times ISO 8601 with offset. \`msg\` is in the language of the header \`language\`.`,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(NAMED_SCHEMAS, replyConversion),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token from `POST /channelApi/guest` or from a login',
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: 'console',
          description: 'The session of the console, opened by `POST /consoleApi/signIn`',
        },
      },
    },
  }
}

function operation(area: string, name: string, endpoint: Endpoint): Operation {
  const { properties = {}, required = [] } = toJsonSchema(endpoint.input, inputConversion)
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field = '']) => field)
  const inQuery = endpoint.method === 'GET' ? Object.keys(properties).filter((field) => !inPath.includes(field)) : []
  const parameter = (place: 'path' | 'query') => (field: string) => ({
    name: field,
    in: place,
    required: required.includes(field),
    schema: properties[field] as JsonSchema,
  })
  return {
    operationId: `${area}.${name}`,
    summary: endpoint.summary,
    ...roleOf(area, name),
    ...(endpoint.otherClients && { 'x-other-clients': true }),
    tags: [area],
    security: securityOf(endpoint),
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query')), ...headers(endpoint)],
    ...(endpoint.method !== 'GET' && body(endpoint, inPath)),
    responses: { 200: { description: CODES, content: { 'application/json': { schema: envelope(endpoint.reply) } } } },
  }
}

/** The least role for a call of staff. */
function roleOf(tag: string, name: string): { 'x-role'?: StaffRole } {
  const area = tag.replace('console.', '')
  if (area === tag || !(area in CALL_ROLES)) return {}
  return { 'x-role': roleOfCall(CALL_ROLES[area as keyof ConsoleContract], name) }
}

function securityOf({ access }: Endpoint): Operation['security'] {
  if (access === 'public') return []
  return [access === 'staff' ? { staff: [] } : { session: [] }]
}

const CSRF: Parameter = {
  name: CSRF_HEADER,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The token of the session, from `GET /consoleApi/session`',
}

function headers({ idempotent, access, method }: Endpoint): Parameter[] {
  const csrf = access === 'staff' && method !== 'GET' ? [CSRF] : []
  const language: Parameter = {
    name: 'language',
    in: 'header',
    required: false,
    schema: { enum: [...LOCALES], default: 'en' },
  }
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: access === 'staff',
    schema: { type: 'string', maxLength: 128 },
    description: 'A repeated request with the same key and input gets the first reply again.',
  }
  return idempotent ? [language, ...csrf, key] : [language, ...csrf]
}

const ONE_FILE: JsonSchema = {
  type: 'object',
  properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
  required: [FILE_FIELD],
}

/** The request body: the input without path parameters. */
function body({ input, json, file }: Endpoint, inPath: string[]): Pick<Operation, 'requestBody'> {
  if (file) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: ONE_FILE } } } }
  const { $schema: _dialect, ...schema } = toJsonSchema(input, inputConversion)
  const properties = Object.entries(schema.properties ?? {}).filter(([field]) => !inPath.includes(field))
  if (schema.properties && properties.length === 0) return {}
  const rest = schema.properties && {
    properties: Object.fromEntries(properties),
    required: schema.required?.filter((field) => !inPath.includes(field)),
  }
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
  return { requestBody: { required: true, content: { [type]: { schema: { ...schema, ...rest } } } } }
}

function envelope(reply: Schema): JsonSchema {
  const { $schema: _dialect, $defs: _shapes, ...data } = toJsonSchema(reply, replyConversion)
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  }
}
