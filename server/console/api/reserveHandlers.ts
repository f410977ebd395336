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
  plan: ({ db, staff }, asked) => readPlan(db, asked, staff),
  read: ({ db, staff }, { id }) => readBooking(db, id, staff),
  find: ({ db, staff }, asked) => findBooking(db, asked, staff),
  times: ({ db, staff }, asked) => readTimes(db, asked, staff),
  create: ({ db, staff }, fields) => createBooking(db, fields, staff),
  process: ({ db, staff }, seen) => processBooking(db, seen, staff),
  confirm: ({ db, staff }, seen) => confirmBooking(db, seen, staff),
  refuse: ({ db, staff }, asked) => refuseBooking(db, asked, staff),
  move: ({ db, staff }, asked) => moveBooking(db, asked, staff),
  arrive: ({ db, staff }, asked) => arriveAtTable(db, asked, staff),
  noShow: ({ db, staff }, seen) => markNoShow(db, seen, staff),
  returnDeposit: ({ db, staff }, asked) => returnDeposit(db, asked, staff),
}

export const reserveRules: StaffHandlers<ConsoleContract['reserveRules']> = {
  read: ({ db }, { storeId }) => readRules(db, storeId),
  update: ({ db, staff }, fields) => updateRules(db, fields, staff),
  setOpen: ({ db, staff }, asked) => setReserveOpen(db, asked, staff),
  createArea: ({ db, staff }, fields) => createArea(db, fields, staff),
  updateArea: ({ db, staff }, fields) => updateArea(db, fields, staff),
}
