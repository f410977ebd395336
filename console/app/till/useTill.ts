import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { amountTyped, satangOf } from '../../../src/domain/money/typedAmount'
import { useStaffParts } from '../api/staffParts'
import { useServerCall } from '../form/calls/useServerCall'
import type { Confirming, TillOutcome, ChargeFailure } from './confirming'
import { type TillFinding, findShown, needsBill, withBill, withoutBill } from './finding'

/** The first part of the keys of what was used at tills. */
export const TILL = 'till'

/** State of the till: input, found code, and last result. */
function useCounter() {
  const [code, setCode] = useState('')
  const [bill, setBill] = useState('')
  const [found, setFound] = useState<TillFinding>()
  const [outcome, setOutcome] = useState<TillOutcome>()
  const [refusal, setRefusal] = useState<ChargeFailure>()
  const fields = { code: useRef<HTMLInputElement>(null), bill: useRef<HTMLInputElement>(null) }
  const clear = () => {
    setFound(undefined)
    setRefusal(undefined)
    setOutcome(undefined)
  }
  return {
    ...{ code, bill, found, outcome, refusal, fields, setCode, setFound, setRefusal, clear },
    setBill(typed: string) {
      setBill(amountTyped(typed))
      // What comes off another bill is another amount.
      setFound((shown) => shown && withoutBill(shown))
    },
    show(next: TillFinding) {
      setFound(next)
      setCode('')
      if (needsBill(next)) fields.bill.current?.focus()
    },
    end(done: TillOutcome) {
      clear()
      setBill('')
      setOutcome(done)
      fields.code.current?.focus()
    },
  }
}

/** The state of a till, and what staff do at it. A bill that the balance has paid opens its order (`onPaid`). */
export function useTill(storeId: string, onPaid: (orderId: string) => void) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const { busy, problem, run } = useServerCall()
  const counter = useCounter()
  const { code, bill, found, fields, clear, show } = counter
  const till = { storeId, amount: satangOf(bill) }
  /** Looks a code up, or without one what the bill is for what was found before. */
  const check = (typed = code) =>
    run(async () => {
      const text = typed.trim()
      if (!text && found) return show(await withBill(client, found, till))
      clear()
      if (text) return show(await findShown(client, text, till))
      fields.code.current?.focus()
      return undefined
    })
  /** Does what was shown, and begins with the next code. */
  const confirm = (work: (confirming: Confirming) => Promise<TillOutcome | ChargeFailure>) =>
    run(async () => {
      const done = await work({ client, storeId, onChanged: counter.setFound })
      if (typeof done === 'string') return counter.setRefusal(done)
      counter.end(done)
      if (done.kind === 'paid') onPaid(done.order.orderId)
      return queries.invalidateQueries({ queryKey: [TILL, storeId] })
    })
  return { ...counter, busy, problem, check, confirm }
}
export type TillState = ReturnType<typeof useTill>
