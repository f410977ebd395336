import { useTranslate } from 'react-admin'
import type { KitchenTicket } from '../../../contract/orders/order'
import { pieces } from '../OrderLines'
import { placeOf } from '../OrderCard'
import { shortName } from '../useOrderWork'

/** What the kitchen, or one station of it, gets on paper: no money, no addresses. */
export function KitchenTicketPaper({ ticket, station }: { ticket: KitchenTicket; station: string }) {
  const translate = useTranslate()
  const [from, to] = [ticket.promisedFrom, ticket.promisedTo].map((time) => time?.slice(11, 16))
  return (
    <>
      {station && <p>{station}</p>}
      <h2>{shortName(ticket)}</h2>
      <p>
        <strong>{placeOf(ticket, translate)}</strong>
      </p>
      <p>{`${ticket.createdAt.slice(0, 10)} ${ticket.createdAt.slice(11, 16)}`}</p>
      {from && to && <p>{translate('orders.waiting.promised', { from, to })}</p>}
      <ul>
        {ticket.lines.map(({ id, num, refundedNum, name, choice, packed }) => (
          <li key={id}>
            <strong>{pieces({ num, refundedNum, name })}</strong>
            {choice && <div>{choice}</div>}
            {packed && <div>{translate('orders.packed')}</div>}
          </li>
        ))}
      </ul>
      {ticket.remark && <p>{`“${ticket.remark}”`}</p>}
      <p>{`${ticket.orderNo} · ${ticket.storeName}`}</p>
    </>
  )
}
