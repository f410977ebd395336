import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { Endpoint } from '../../../src/contract/endpoint'
import type { Area, AreaRecord } from '../areas/area'
import { type ChoiceSources, choicesNamed } from './choices'
import { StaffReplyError } from './errors'
import type { StaffClient } from './staffClient'

/** The id of the only record of an area of rules. */
export const RULES = 'rules'

/** Records of a page when a list is searched for one of them: the most that the contract gives. */
const LARGEST_PAGE = 100

interface Page {
  list: AreaRecord[]
  total: number
}

/** The part of react-admin's data provider that the console uses. */
export type ConsoleData = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'create' | 'update'>

/** react-admin's data provider over the staff's contract: each resource is an area, or something to choose. */
export function consoleData(client: StaffClient, areas: readonly Area[], choices: ChoiceSources): ConsoleData {
  const { areaOf, call, getOne } = readers(client, areas)
  return {
    async getList(resource: string, { pagination, filter }: GetListParams) {
      const { page = 1, perPage = 20 } = pagination ?? {}
      if (isChoice(resource, choices)) {
        const found = choicesNamed(await choices[resource](), String(filter?.keyword ?? ''), filter?.ofStore)
        return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length } as never
      }
      const { list, total } = (await call(areaOf(resource).list, {
        ...filter,
        page,
        pageSize: perPage,
      })) as unknown as Page
      return { data: list, total } as never
    },
    getOne: async (resource, { id }) => ({ data: await getOne(resource, id) }) as never,
    async getMany(resource, { ids }) {
      if (!isChoice(resource, choices))
        return { data: await Promise.all(ids.map((id) => getOne(resource, id))) } as never
      const all = await choices[resource]()
      return { data: all.filter(({ id }) => ids.includes(id)) } as never
    },
    async create(resource, { data }) {
      const reply = await call(areaOf(resource).create, data)
      return { data: { ...reply, id: idOf(reply) } } as never
    },
    async update(resource, { id, data }) {
      return { data: { ...(await call(areaOf(resource).update, data)), id } as RaRecord } as never
    },
  }
}

/** Calls of areas, which are found by their name. */
function readers(client: StaffClient, areas: readonly Area[]) {
  const areaOf = (resource: string): Area => {
    const area = areas.find(({ name }) => name === resource)
    if (!area) throw new Error(`There is no area ${resource}`)
    return area
  }
  const call = async (endpoint: Endpoint | undefined, input: object) => {
    if (!endpoint) throw new Error('The area has no such call')
    return (await client.call(endpoint, input)) as AreaRecord
  }
  const getOne = async (resource: string, id: Identifier): Promise<AreaRecord> => {
    const { list, read, rules } = areaOf(resource)
    if (rules) return { ...(await call(list, {})), id: RULES }
    return read ? call(read, { id }) : findInList((page) => call(list, page) as unknown as Promise<Page>, id)
  }
  return { areaOf, call, getOne }
}

const isChoice = (name: string, choices: ChoiceSources): name is keyof ChoiceSources => name in choices

/** The id of what was made; where the reply holds more than the record, that of the record. */
function idOf(reply: Readonly<Record<string, unknown>>): string {
  if (typeof reply.id === 'string') return reply.id
  const record = Object.values(reply).find((each) => typeof Object(each).id === 'string')
  return String(Object(record).id ?? '')
}

/** Looks for a record in the pages of a list, where the contract has no call for one. */
async function findInList(readPage: (page: object) => Promise<Page>, id: Identifier): Promise<AreaRecord> {
  for (let page = 1; ; page += 1) {
    const { list, total } = await readPage({ page, pageSize: LARGEST_PAGE })
    const found = list.find((record) => record.id === id)
    if (found) return found
    if (list.length === 0 || page * LARGEST_PAGE >= total) throw new StaffReplyError(404, '', null)
  }
}
