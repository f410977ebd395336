import { observer } from 'mobx-react-lite'
import { useRef, type PointerEvent } from 'react'
import type { TableParticipant } from '@/contract/cart/cartLine'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { Avatar } from '@/ui/media/Avatar'
import type { FaceDragProps } from './FaceDrag'
import styles from './FaceDrag.module.scss'

/** A finger that moves less has tapped, px. */
const TAP = 6

/**
 * Participants whose dishes are paid, to be dragged from one side to the other; a tap moves them, too. It is hidden from screen readers and without
 * keys, because the list below does the same.
 */
export const FaceDrag = observer(function FaceDrag({ model, table }: FaceDragProps) {
  const t = useText()
  const mine = useRef<HTMLDivElement>(null)
  const others = useRef<HTMLDivElement>(null)
  const owing = (model.bill?.own ?? []).flatMap(({ no }) => table.participants.find((one) => one.no === no) ?? [])
  if (owing.length < 2) return null
  const facesOf = (paid: boolean) => (
    <div className={styles.faces}>
      {owing
        .filter(({ no }) => model.paidFor.includes(no) === paid)
        .map((participant) => (
          <Face
            key={participant.no}
            participant={participant}
            goal={paid ? others : mine}
            onMove={() => model.toggle(participant.no)}
          />
        ))}
    </div>
  )
  return (
    <div aria-hidden>
      <div className={styles.sides}>
        <div ref={others} className={styles.side}>
          <span className={styles.title}>{t('bill.others')}</span>
          {facesOf(false)}
        </div>
        <div ref={mine} className={classes(styles.side, styles.own)}>
          <span className={styles.title}>{t('bill.take')}</span>
          {facesOf(true)}
        </div>
      </div>
      <span className={styles.hint}>{t('bill.drag')}</span>
    </div>
  )
})

interface FaceProps {
  participant: TableParticipant
  /** Where it is dropped to change sides. */
  goal: { current: HTMLElement | null }
  onMove: () => void
}

const Face = observer(function Face({ participant: { name, avatar }, goal, onMove }: FaceProps) {
  const { config } = useStores()
  const start = useRef<{ x: number; y: number }>()
  const begin = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId)
    start.current = { x: clientX, y: clientY }
  }
  // The element is moved without drawing anything anew.
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { current } = start
    if (current)
      currentTarget.style.transform = `translate(${clientX - current.x}px, ${clientY - current.y}px) scale(1.12)`
  }
  const leave = ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
    currentTarget.style.transform = ''
    start.current = undefined
  }
  const drop = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = start
    leave(event)
    if (!current) return
    const { clientX, clientY } = event
    const tapped = Math.hypot(clientX - current.x, clientY - current.y) < TAP
    if (tapped || isOver(goal.current, clientX, clientY)) onMove()
  }
  return (
    <div
      className={styles.face}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={leave}
    >
      <Avatar name={name} src={avatar && config.picture(avatar)} size={40} />
      <span className={styles.name}>{name}</span>
    </div>
  )
})

function isOver(element: HTMLElement | null, x: number, y: number): boolean {
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
