import type { ConsoleContract } from '../../../console/contract/contract'
import { isoText } from '../../../src/domain/time/storeClock'
import { readAudit } from '../../modules/audit/audit'
import { listRedemptions, redeemAtTill, undoRedemption } from '../../modules/till/redemptions'
import { previewAtTill } from '../../modules/till/preview'
import {
  createTemplate,
  listTemplates,
  readTemplate,
  setTemplateOnSale,
  updateTemplate,
} from '../../modules/offers/templates'
import type { ExchangeCodes } from '../../modules/coupons/exchangeCodes'
import { createBatch, listBatches, setBatchStopped } from '../../modules/offers/codeBatches'
import { createDesign, listDesigns, setDesignOnSale, updateDesign } from '../../modules/offers/cardDesigns'
import { createActivity, listActivities, setActivityOnSale, updateActivity } from '../../modules/offers/activities'
import { createPack, listPacks, setPackOnSale, updatePack } from '../../modules/offers/packs'
import { readNumbers } from '../../modules/offers/numbers'
import { readCardNumbers } from '../../modules/offers/cardNumbers'
import type { StaffHandlers } from './staffContext'

const session: StaffHandlers<ConsoleContract['session']> = {
  current: async ({ session: { csrf, endsAt }, staff }) => ({
    csrf,
    endsAt: isoText(endsAt),
    serverTime: isoText(staff.now),
  }),

  async audit({ db, staff }, { subjectId, page, pageSize }) {
    const { rows, total } = await readAudit(db, { subjectId, page, pageSize })
    const list = rows.map(({ at, sessionHash, ...entry }) => ({
      ...entry,
      at: isoText(at),
      session: sessionHash.slice(0, 8),
      own: sessionHash === staff.sessionHash,
    }))
    return { list, total, page, pageSize }
  },
}

const till: StaffHandlers<ConsoleContract['till']> = {
  preview: ({ db, staff }, bill) => previewAtTill(db, bill, staff),
  redeem: ({ db, staff }, request) => redeemAtTill(db, request, staff),
  undo: ({ db, staff }, { id }) => undoRedemption(db, id, staff),
  list: async ({ db, staff }, { storeId, page, pageSize }) => ({
    ...(await listRedemptions(db, { storeId, page, pageSize }, staff)),
    page,
    pageSize,
  }),
}

const couponTemplate: StaffHandlers<ConsoleContract['couponTemplate']> = {
  list: async ({ db, staff }, asked) => ({ ...(await listTemplates(db, asked, staff)), ...pageOf(asked) }),
  read: ({ db, staff }, { id }) => readTemplate(db, id, staff),
  create: ({ db, staff }, fields) => createTemplate(db, fields, staff),
  update: ({ db, staff }, fields) => updateTemplate(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setTemplateOnSale(db, asked, staff),
}

const codeBatch = (codes: ExchangeCodes): StaffHandlers<ConsoleContract['codeBatch']> => ({
  list: async ({ db, staff }, asked) => ({ ...(await listBatches(db, asked, staff)), ...pageOf(asked) }),
  create: {
    handle: ({ db, staff }, order) => createBatch(db, order, { ...staff, codes }),
    repeated: ({ batch }) => ({ batch, codes: null }),
  },
  setStopped: ({ db, staff }, asked) => setBatchStopped(db, asked, staff),
})

const couponPack: StaffHandlers<ConsoleContract['couponPack']> = {
  list: async ({ db }, asked) => ({ ...(await listPacks(db, asked)), ...pageOf(asked) }),
  create: ({ db, staff }, fields) => createPack(db, fields, staff),
  update: ({ db, staff }, fields) => updatePack(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setPackOnSale(db, asked, staff),
}

const couponActivity: StaffHandlers<ConsoleContract['couponActivity']> = {
  list: async ({ db }, asked) => ({ ...(await listActivities(db, asked)), ...pageOf(asked) }),
  create: ({ db, staff }, fields) => createActivity(db, fields, staff),
  update: ({ db, staff }, fields) => updateActivity(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setActivityOnSale(db, asked, staff),
}

const giftCardDesign: StaffHandlers<ConsoleContract['giftCardDesign']> = {
  list: async ({ db }, asked) => ({ ...(await listDesigns(db, asked)), ...pageOf(asked) }),
  create: ({ db, staff }, fields) => createDesign(db, fields, staff),
  update: ({ db, staff }, fields) => updateDesign(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setDesignOnSale(db, asked, staff),
}

const couponNumbers: StaffHandlers<ConsoleContract['couponNumbers']> = {
  list: async ({ db, staff }, asked) => ({ ...(await readNumbers(db, asked, staff)), ...pageOf(asked) }),
}

const giftCardNumbers: StaffHandlers<ConsoleContract['giftCardNumbers']> = {
  list: async ({ db, staff }, asked) => ({ ...(await readCardNumbers(db, asked, staff)), ...pageOf(asked) }),
}

const pageOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({ page, pageSize })

/** The handlers of the staff's contract; `codes` hashes the exchange codes that they make. */
export const staffHandlers = (
  codes: ExchangeCodes,
): { [A in keyof ConsoleContract]: StaffHandlers<ConsoleContract[A]> } => ({
  ...{
    session,
    till,
    couponTemplate,
    codeBatch: codeBatch(codes),
    couponPack,
    couponActivity,
    couponNumbers,
    giftCardDesign,
    giftCardNumbers,
  },
})
