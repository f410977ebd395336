import { namesByCode } from '../state/namesByCode'

export type PartnerStateName = 'pending' | 'approved' | 'refused' | 'frozen'

/** Who moves an application: the member sends it, staff review it and freeze the partner. */
export type PartnerActor = 'member' | 'staff'

interface PartnerState {
  /** Number on the wire; 1 opens the distribution centre (specification §4). */
  code: 0 | 1 | 2 | 3
  transitions: readonly { to: PartnerStateName; by: PartnerActor }[]
}

/** The state machine of a distributor's application. A refused one is corrected and sent again; a pending one may be changed. */
export const PARTNER_STATES: Record<PartnerStateName, PartnerState> = {
  pending: {
    code: 0,
    transitions: [
      { to: 'pending', by: 'member' },
      { to: 'approved', by: 'staff' },
      { to: 'refused', by: 'staff' },
    ],
  },
  approved: { code: 1, transitions: [{ to: 'frozen', by: 'staff' }] },
  refused: { code: 2, transitions: [{ to: 'pending', by: 'member' }] },
  frozen: { code: 3, transitions: [{ to: 'approved', by: 'staff' }] },
}

export const PARTNER_STATE_NAMES = Object.keys(PARTNER_STATES) as PartnerStateName[]

const NAMES = namesByCode(PARTNER_STATES)

/** The state of a wire code; undefined without an application. */
export const partnerStateOf = (code: PartnerState['code'] | null): PartnerStateName | undefined =>
  code === null ? undefined : NAMES[code]

/** Whether `actor` may move an application from one state to another. */
export function canTransitionPartner(from: PartnerStateName, to: PartnerStateName, actor: PartnerActor): boolean {
  return PARTNER_STATES[from].transitions.some((transition) => transition.to === to && transition.by === actor)
}
