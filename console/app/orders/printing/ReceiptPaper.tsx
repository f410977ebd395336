import { useTranslate } from 'react-admin'
import { moneyText } from '../../../../src/domain/money/money'
import type { OrderReceipt } from '../../../contract/orders/order'
import { placeOf } from '../OrderCard'

/** What the guest gets on paper. */
export function ReceiptPaper({ receipt }: { receipt: OrderReceipt }) {
  const translate = useTranslate()
  const { store, orderNo, pickupNo, lines, createdAt } = receipt
  return (
    <>
      <p>
        <strong>{store.name}</strong>
      </p>
      <p>{[store.address, store.tel].filter(Boolean).join(' · ')}</p>
      <h2>{pickupNo}</h2>
      <p>{`${translate('orders.receipt.title')} ${orderNo}`}</p>
      <p>{`${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} · ${placeOf(receipt, translate)}`}</p>
      <ul>
        <li>
          <Rows
            rows={lines.map(({ num, name, choice, amount }) => [
              `${num}× ${name}${choice ? ` (${choice})` : ''}`,
              moneyText(amount),
            ])}
          />
        </li>
        <li>
          <Rows
            rows={receipt.parts.map(({ kind, amount }) => [
              translate(`orders.receipt.parts.${kind}`),
              moneyText(amount),
            ])}
          />
        </li>
      </ul>
      <Rows rows={sumsOf(receipt).map(([name, amount]) => [translate(name), moneyText(amount)])} />
    </>
  )
}

/** The total, what was paid in which way, and what is left. */
function sumsOf({ total, vatWithin, payments, refunded }: OrderReceipt): [name: string, amount: number][] {
  const due = total - payments.reduce((sum, { amount }) => sum + amount, 0)
  const sums: [string, number][] = [
    ['orders.receipt.total', total],
    ['orders.receipt.vatWithin', vatWithin],
    ...payments.map(({ payType, amount }): [string, number] => [`orders.payTypes.${payType}`, amount]),
    ['orders.receipt.refunded', -refunded],
    ['orders.receipt.due', due],
  ]
  return sums.filter(([name, amount]) => amount !== 0 || name === 'orders.receipt.total')
}

/** Names with their values at the right. */
export function Rows({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <tbody>
        {rows.map((cells, index) => (
          // eslint-disable-next-line react/no-array-index-key -- rows never change places
          <tr key={index}>
            {cells.map((cell, at) => (
              // eslint-disable-next-line react/no-array-index-key -- nor do cells
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
