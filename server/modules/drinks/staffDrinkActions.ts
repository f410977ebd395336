import { and, eq, isNull } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StoreDrinkRequest, StaffDrink } from '../../../console/contract/tables/drinks'
import {
  extendedUntil,
  FULL_LEVEL,
  isAlcohol,
  keptUntil,
  mayBeStoredAgain,
  mayBeLeft,
  stateByAmount,
} from '../../../src/domain/drink/drinkRules'
import type { StorageKind } from '../../../src/contract/inStore/drinks'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { keptDrinks, type KeptDrink } from '../../db/schema/wallet/drinks'
import { users } from '../../db/schema/account/users'
import type { MemberCodes } from '../accounts/memberCodes'
import { phoneOf } from '../accounts/phoneNumbers'
import { recordAudit, type Staff } from '../audit/audit'
import { hasPicture } from '../media/pictureRepository'
import { refuseFields, refuseStale, type SeenVersion } from '../offers/edited'
import { findStore } from '../store/storeRepository'
import { takeMemberCode } from '../till/memberTill'
import { NO_CODE, UNLOCKED } from './drinkAt'
import { openDrinkRules, readDrinkRules } from './settings'
import { readStaffDrink } from './staffDrinks'
import { drinkOfCode, plainCode } from './takeCodes'
import { lockDrink, logDrink, refuseTransition, writeDrink } from './writeDrink'

/** Keeps a drink for a member, who is named by a code or a phone number. */
export async function storeDrink(
  tx: Tx,
  { memberCode, phone, ...request }: StoreDrinkRequest,
  { codes, ...staff }: Staff & { codes: MemberCodes },
): Promise<StaffDrink> {
  const rules = await openDrinkRules(tx)
  refuseFields('staff.notTogether', [['phone', (memberCode === '') === (phone === '')]])
  const { storageKind: kind, keepDays, photo, ageChecked, quantity: amount, storeId, ...facts } = request
  refuseFields('staff.notTogether', [['quantity', kind === 'opened' && amount > FULL_LEVEL]])
  await refuseUnknownPhoto(tx, photo)
  refuseUnchecked(request.category, ageChecked)
  await findStore(tx, storeId)
  const userId = await memberOf(tx, { memberCode, phone, codes }, staff)
  const { now, name: staffName } = staff
  const id = newId()
  const whole = kind === 'opened' ? FULL_LEVEL : amount
  const [drink] = await tx
    .insert(keptDrinks)
    .values({
      ...{ ...facts, id, storeId, userId, staffName, kind, amount: whole, left: amount, storedAt: now },
      ...{
        state: stateByAmount(amount, whole),
        expireAt: keptUntil(now, keepDays || rules.keepDays),
        ...pictureOf(photo, now),
      },
    })
    .returning()
  if (!drink) throw new Error('a drink was not written')
  const { remark } = request
  await logDrink(tx, drink, { action: 'store', change: amount, staffName, remark, image: photo, now })
  return written(tx, { id, action: 'drinks.keep', before: null }, staff)
}

/** Hands a drink out by the code of its owner. Each code works once, whichever till is first. */
export async function takeOut(
  tx: Tx,
  request: SeenVersion & {
    remark: string
    storeId: string
    code: string
    left: number
    photo: string
    ageChecked: boolean
  },
  staff: Staff,
): Promise<StaffDrink> {
  const { id, code, left, photo, remark } = request
  const { now, name: staffName } = staff
  const shown = await drinkOfCode(tx, request, now)
  if (shown.id !== id) throw new AppError(400, 'drinks.codeUnknown')
  const { drink, before } = await lockSeen(tx, request, staff)
  if (drink.takeCode !== plainCode(code)) throw new AppError(400, 'drinks.codeUnknown')
  if (!mayBeLeft(drink, left)) throw new AppError(400, 'drinks.tooMuchLeft')
  refuseTransition(drink, stateByAmount(left, drink.amount), 'staff')
  refuseUnchecked(drink.category, request.ageChecked)
  await refuseUnknownPhoto(tx, photo)
  const taken = await writeDrink(tx, id, {
    ...{ left, state: stateByAmount(left, drink.amount), takenKind: drink.kind, takenLeft: drink.left },
    ...{ ...NO_CODE, ...UNLOCKED, ...pictureOf(photo, now) },
  })
  await logDrink(tx, taken, { action: 'take', change: left - drink.left, staffName, remark, image: photo, now })
  return written(tx, { id, action: 'drinks.takeOut', before }, staff)
}

/** Keeps the rest of a drink that was taken out whole. */
export async function storeAgain(
  tx: Tx,
  request: SeenVersion & {
    remark: string
    storageKind: StorageKind
    left: number
    cabinet?: string | undefined
    photo: string
  },
  staff: Staff,
): Promise<StaffDrink> {
  const { id, storageKind: kind, left, photo, remark } = request
  const { now, name: staffName } = staff
  const { drink, before } = await lockSeen(tx, request, staff)
  const { state, takenKind, takenLeft, cabinet } = drink
  if (state !== 'taken' || !takenKind || !takenLeft) throw new AppError(400, 'drinks.notTaken')
  if (!mayBeStoredAgain({ kind: takenKind, left: takenLeft }, { kind, left }))
    throw new AppError(400, 'drinks.moreThanTaken')
  await refuseUnknownPhoto(tx, photo)
  const { keepDays } = await readDrinkRules(tx)
  const amount = kind === 'opened' ? FULL_LEVEL : drink.amount
  const again = await writeDrink(tx, id, {
    ...{ kind, amount, left, state: stateByAmount(left, amount), cabinet: request.cabinet || cabinet },
    ...{ takenKind: null, takenLeft: null, ...pictureOf(photo, now) },
    ...{ storedAt: now, expireAt: keptUntil(now, keepDays), timesExtended: 0, remindedAt: null },
  })
  await logDrink(tx, again, { action: 'again', change: left, staffName, remark, image: photo, now })
  return written(tx, { id, action: 'drinks.keepAgain', before }, staff)
}

/** Extends a drink by some days; one that has expired is kept again from today on. */
export async function extendDrink(
  tx: Tx,
  { days, remark, ...seen }: SeenVersion & { days: number; remark: string },
  staff: Staff,
): Promise<StaffDrink> {
  const { now, name: staffName } = staff
  const { drink, before } = await lockSeen(tx, seen, staff)
  const { id, left, amount } = drink
  const to = stateByAmount(left, amount)
  if (drink.state === 'expired') refuseTransition(drink, to, 'staff')
  else refuseTransition(drink, 'writtenOff', 'staff')
  const expireAt = extendedUntil(drink.expireAt, now, days)
  const extended = await writeDrink(tx, id, { expireAt, state: to, remindedAt: null, ...UNLOCKED })
  await logDrink(tx, extended, { action: 'extend', staffName, remark, now })
  return written(tx, { id, action: 'drinks.extend', before }, staff)
}

/** Writes a drink off: broken, spoilt, or not fetched. */
export async function writeOff(
  tx: Tx,
  { reason, ...seen }: SeenVersion & { reason: string },
  staff: Staff,
): Promise<StaffDrink> {
  const { drink, before } = await lockSeen(tx, seen, staff)
  const { id, left } = drink
  refuseTransition(drink, 'writtenOff', 'staff')
  const off = await writeDrink(tx, id, { state: 'writtenOff', left: 0, ...NO_CODE, ...UNLOCKED })
  await logDrink(tx, off, { action: 'writeOff', change: -left, staffName: staff.name, remark: reason, now: staff.now })
  return written(tx, { id, action: 'drinks.writeOff', before }, staff)
}

/** Locks a drink and reads it by the clock. Refuses a version that staff have not seen. */
async function lockSeen(tx: Tx, seen: SeenVersion, staff: Staff): Promise<{ drink: KeptDrink; before: StaffDrink }> {
  const drink = await lockDrink(tx, seen.id, staff.now)
  await refuseStale(drink, seen, ({ id }) => readStaffDrink(tx, id, staff))
  return { drink, before: await readStaffDrink(tx, seen.id, staff) }
}

/** Records a change. The record keeps neither name nor number of the guest: it stays when the account is removed. */
async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffDrink | null },
  staff: Staff,
): Promise<StaffDrink> {
  const after = await readStaffDrink(tx, id, staff)
  const unnamed = (drink: StaffDrink) => ({ ...drink, memberName: '', phone: '' })
  await recordAudit(tx, staff, {
    ...{ action, subject: 'kept_drinks', subjectId: id },
    ...{ before: before && unnamed(before), after: unnamed(after) },
  })
  return after
}

async function memberOf(
  tx: Tx,
  { memberCode, phone, codes }: { memberCode: string; phone: string; codes: MemberCodes },
  { now }: Staff,
): Promise<string> {
  if (memberCode) return (await takeMemberCode(tx, { code: memberCode, codes, now })).userId
  const ofPhone = and(eq(users.phone, phoneOf(phone)), isNull(users.mergedInto))
  const [member] = await tx.select({ id: users.id }).from(users).where(ofPhone)
  if (!member) throw new AppError(400, 'drinks.noMember')
  return member.id
}

function refuseUnchecked(category: KeptDrink['category'], ageChecked: boolean): void {
  if (isAlcohol(category) && !ageChecked) throw new AppError(400, 'drinks.ageUnchecked')
}

const UPLOADED = /^uploads\//

async function refuseUnknownPhoto(db: ReadDb, photo: string): Promise<void> {
  refuseFields('staff.unknownId', [['photo', UPLOADED.test(photo) && !(await hasPicture(db, photo))]])
}

/** A new picture; without one the last one stays. */
const pictureOf = (photo: string, now: Date) => (photo ? { image: photo, imageAt: now } : {})
