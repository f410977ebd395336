import { Component, type PropsWithChildren } from 'react'
import type { Layout } from './useLayout'

/** The layout blocks of a page, in their order. What breaks while it is drawn is left out; the rest of the page stands. */
export function Blocks({ blocks, waiting }: Layout) {
  return (
    <>
      {blocks.map(({ id, draw }, index) => (
        <Fence key={id}>{draw({ onHero: blocks[index - 1]?.type === 'hero', waiting })}</Fence>
      ))}
    </>
  )
}

/** Keeps what breaks inside to itself. */
class Fence extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
