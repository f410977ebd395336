import { join } from 'node:path'
import { readEnvironment } from '../../server/environment'

const root = join(__dirname, '../..')

describe('the environment', () => {
  it('may be empty: then the server keeps its data beside the code and listens on this machine only', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { folder: join(root, '.data/db') },
      site: join(root, 'dist/h5'),
      seedGoods: 0,
      production: false,
    })
  })

  it('names a PostgreSQL server to use instead', () => {
    expect(readEnvironment({ DATABASE_URL: 'postgres://db/shop' }).database).toEqual({ url: 'postgres://db/shop' })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SEED_GOODS', '-5'],
    ['LOG_LEVEL', 'loud'],
  ])('is refused when %s is "%s", by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name}:`)
  })
})
