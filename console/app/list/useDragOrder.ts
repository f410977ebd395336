import { type DragEvent, useState } from 'react'

/** What makes an item of a list draggable, and a place to drop others at. */
export interface DragProps {
  draggable: boolean
  'data-over': boolean
  onDragStart(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onDragEnd(): void
}

/** Puts the items of a list in another order by dragging; an item is dropped at the place of another one of the same list. */
export function useDragOrder(
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
  enabled: boolean,
): (id: string) => DragProps {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (id) => ({
    draggable: enabled,
    'data-over': over === id && dragged !== id,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData('text/plain', id)
      setDragged(id)
    },
    onDragOver: (event) => {
      if (!dragged) return
      event.preventDefault()
      setOver(id)
    },
    onDrop: (event) => {
      event.preventDefault()
      if (dragged && dragged !== id) onMove(dragged, ids.indexOf(id))
      end()
    },
    onDragEnd: end,
  })
}
