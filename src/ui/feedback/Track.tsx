import { cloneElement } from 'react'
import AtTimeline from 'taro-ui/lib/components/timeline'
import { roleOf, unread } from '@/ui/aria'
import type { IconName } from '@/ui/media/iconNames'
import { hasClass, redraw, type PartElement } from '@/ui/taroUi'
import './Track.scss'

interface Props {
  stops: readonly { label: string; icon: IconName; time?: string | undefined }[]
  /** Index of the current stop. */
  now: number
}

/** AtTimeline draws plain views that take taps: here they are a list with a current step. */
class ListTimeline extends AtTimeline {
  override render() {
    return redraw(super.render(), (part) => {
      if (hasClass(part, 'at-timeline')) return cloneElement(part, roleOf('list'))
      if (hasClass(part, 'at-timeline-item__icon')) return cloneElement(part, unread)
      return hasClass(part, 'at-timeline-item') ? step(part) : part
    })
  }
}

function step(part: PartElement): PartElement {
  const current = hasClass(part, 'at-timeline-item--now') && { 'aria-current': 'step' }
  return cloneElement(part, { onClick: undefined, ...roleOf('listitem'), ...current })
}

/** Progress of an order by stops. */
export function Track({ stops, now }: Props) {
  const items = stops.map(({ label, icon, time }, index) => ({
    title: label,
    content: time ? [time] : [],
    icon,
    color: stateOf(index, now),
  }))
  return <ListTimeline items={items} customStyle={{}} />
}

function stateOf(index: number, now: number): string {
  if (index === now) return 'now'
  return index < now ? 'done' : ''
}
