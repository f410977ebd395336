import type { ConsoleContract } from '../../../console/contract/contract'
import { returnDeposit } from '../../modules/reserve/returnDeposit'
import { readBooking } from '../../modules/reserve/staffBooking'
import {
  advance,
  arriveAtTable,
  createBooking,
  findBooking,
  markNoShow,
  moveBooking,
  readPlan,
  readTimes,
  refuseBooking,
} from '../../modules/reserve/staffReservations'
import { createArea, readRules, setReserveOpen, updateArea, updateRules } from '../../modules/reserve/staffRules'
import type { StaffHandlers } from './staffContext'

const processBooking = advance('reserve.process', 'processing')
const confirmBooking = advance('reserve.confirm', 'confirmed')

export const reserve: StaffHandlers<ConsoleContract['reserve']> = {
  plan: ({ db, staff }, requested) => readPlan(db, requested, staff),
  read: ({ db, staff }, { id }) => readBooking(db, id, staff),
  find: ({ db, staff }, requested) => findBooking(db, requested, staff),
  times: ({ db, staff }, requested) => readTimes(db, requested, staff),
  create: ({ db, staff }, fields) => createBooking(db, fields, staff),
  process: ({ db, staff }, seen) => processBooking(db, seen, staff),
  confirm: ({ db, staff }, seen) => confirmBooking(db, seen, staff),
  refuse: ({ db, staff }, requested) => refuseBooking(db, requested, staff),
  move: ({ db, staff }, requested) => moveBooking(db, requested, staff),
  arrive: ({ db, staff }, requested) => arriveAtTable(db, requested, staff),
  noShow: ({ db, staff }, seen) => markNoShow(db, seen, staff),
  returnDeposit: ({ db, staff }, requested) => returnDeposit(db, requested, staff),
}

export const reserveRules: StaffHandlers<ConsoleContract['reserveRules']> = {
  read: ({ db }, { storeId }) => readRules(db, storeId),
  update: ({ db, staff }, fields) => updateRules(db, fields, staff),
  setOpen: ({ db, staff }, requested) => setReserveOpen(db, requested, staff),
  createArea: ({ db, staff }, fields) => createArea(db, fields, staff),
  updateArea: ({ db, staff }, fields) => updateArea(db, fields, staff),
}
