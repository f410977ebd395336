import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { LOCALES } from '../../../src/contract/constants/common'
import { sendNotFound } from '../../api/errors'
import { browserLocaleOf } from '../../api/headers'
import type { Db, ReadDb } from '../../db/database'
import { APPLE_PASS_TYPE, applePass } from '../../integrations/walletPasses/applePass'
import { PASS_COLORS } from '../../integrations/walletPasses/memberPass'
import { readBrandLogo } from '../config/siteIdentity'
import { readStoredPicture } from '../media/pictureRoutes'
import { shownStores } from '../store/storeRepository'
import { type MemberPasses, PASS_PATH, readPass } from './memberPasses'

/** Sides of an icon in a card, pixels. */
const SIDES = [29, 58, 87] as const

interface Options {
  db: Db
  now(): Date
  passes: MemberPasses
}

/** Cards for Apple Wallet, for those who have a link that still works. */
export function serveApplePasses(server: FastifyInstance, { db, now, passes }: Options): void {
  server.get<{ Params: { token: string }; Querystring: { lang?: string } }>(
    `${PASS_PATH}:token`,
    async (request, reply) => {
      const { apple } = passes.accounts
      const at = now()
      const userId = passes.read(request.params.token, at)
      if (!apple || userId === undefined) return sendNotFound(request, reply)
      const locale = LOCALES.find((each) => each === request.query.lang) ?? browserLocaleOf(request.headers)
      const origin = passes.originFor(request.host)
      const pass = await readPass({ db, userId, locale, now: at, origin })
      const bytes = applePass(apple, { ...pass, icons: await iconsOf(db), places: await placesOf(db) })
      reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="card.pkpass"' })
      return reply.type(APPLE_PASS_TYPE).send(bytes)
    },
  )
}

/** The merchant's logo in the sizes of a card; without one a plain square. */
async function iconsOf(db: ReadDb): Promise<[Buffer, Buffer, Buffer]> {
  const logo = await readStoredPicture(db, await readBrandLogo(db))
  const [r, g, b] = PASS_COLORS.text
  const drawn = (side: number) =>
    logo
      ? sharp(logo).resize({ width: side, height: side, fit: 'contain', background: '#fff' }).png().toBuffer()
      : sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
          .png()
          .toBuffer()
  const [small, middle, large] = SIDES
  return [await drawn(small), await drawn(middle), await drawn(large)]
}

async function placesOf(db: ReadDb) {
  return (await shownStores(db)).map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))
}
