import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/ui/reducedMotion'

const EASE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/** Lets the mark of the selected element, a pseudo-element of the child of `#selected`, slide from the one selected before. */
export function useSlidingMark(selected: string, mark: '::before' | '::after'): void {
  const last = useRef(selected)
  // Before the next frame, or the mark would be drawn at its end first.
  useLayoutEffect(() => {
    const [from, to] = [last.current, selected].map((id) => document.getElementById(id))
    last.current = selected
    if (!from || !to || from === to || prefersReducedMotion()) return
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    // A page that is hidden below another one.
    if (b.width === 0) return
    const x = a.left + a.width / 2 - b.left - b.width / 2
    const y = a.top + a.height / 2 - b.top - b.height / 2
    const start = `translate(${x}px, ${y}px) scale(${a.width / b.width}, ${a.height / b.height})`
    to.firstElementChild?.animate({ transform: [start, 'none'] }, { ...EASE, pseudoElement: mark })
  }, [selected, mark])
}
